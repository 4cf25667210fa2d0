// Gives the focus back to where it was, also when that was drawn anew meanwhile.

/** Remembers who has the focus now; the answer returns it. */
export function comeback(root) {
  const from = document.activeElement;
  const { customId } = from.dataset;
  const message = from.closest(".message")?.dataset.id;
  const again = () =>
    [...root.querySelectorAll(`.message[data-id="${message}"] [data-custom-id]`)].find(
      ({ dataset }) => dataset.customId === customId,
    );
  return () => (from.isConnected ? from : again())?.focus({ preventScroll: true });
}
