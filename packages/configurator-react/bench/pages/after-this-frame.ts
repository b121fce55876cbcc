/** Called within a frame: runs the callback right after that frame. */
export function afterThisFrame(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  port2.postMessage(null);
}
