// What happens, as it happens: one socket per client, opened again for as long as it is wanted.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** A WebSocket and not an EventSource: browsers allow only six of those to one address. */
export function listen(as, { onEvent, onOpen, onLost }) {
  let wait = FIRST_WAIT;
  let socket;
  let closed = false;

  function open() {
    socket = new WebSocket(`${origin()}/loopback/events?${new URLSearchParams({ as })}`);
    socket.addEventListener("message", ({ data }) => receive(JSON.parse(data)));
    socket.addEventListener("close", again);
  }

  function receive({ event, data }) {
    if (event === "hello") {
      wait = FIRST_WAIT;
      onOpen();
    } else onEvent(event, data);
  }

  function again() {
    if (closed) return;
    onLost();
    setTimeout(() => closed || open(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  open();
  return () => {
    closed = true;
    socket.close();
  };
}

const origin = () => location.origin.replace(/^http/, "ws");
