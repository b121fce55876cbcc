/** Within a frame: calls back as soon as that frame has gone out. */
export function afterThisFrame(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  port2.postMessage(null);
}
