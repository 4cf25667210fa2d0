// Dark or light, as chosen; kept for the next visit.

const KEY = "loopback.theme";

export const isLight = () => document.documentElement.dataset.theme === "light";

export function startTheme() {
  if (localStorage.getItem(KEY) === "light") document.documentElement.dataset.theme = "light";
}

export function turnTheme() {
  const next = isLight() ? "dark" : "light";
  document.documentElement.dataset.theme = next;
  localStorage.setItem(KEY, next);
}
