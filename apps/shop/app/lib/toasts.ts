/** What a toast says. Toasts of the same `id` replace each other. */
export interface ToastText {
  title: string;
  description?: string;
  id?: string;
}

export interface ToastMessage extends ToastText {
  type: 'success' | 'error';
}

type ToastSink = (message: ToastMessage) => void;

let sink: ToastSink | null = null;
let waiting: ToastMessage[] = [];

/** Says that something worked; goes away after 4000 ms and is announced politely. Call from handlers and effects. */
export function showToast(text: ToastText): void {
  send({ ...text, type: 'success' });
}

/** Says what failed; stays until it is closed and is announced at once. Call from handlers and effects. */
export function showErrorToast(text: ToastText): void {
  send({ ...text, type: 'error' });
}

/**
 * Connects the one place that shows toasts. What was sent before it was there is shown then: its script is loaded
 * after the page.
 * @returns disconnects it
 */
export function connectToasts(show: ToastSink): () => void {
  sink = show;
  const messages = waiting;
  waiting = [];
  for (const message of messages) show(message);
  return () => {
    if (sink === show) sink = null;
  };
}

function send(message: ToastMessage): void {
  if (sink === null) waiting.push(message);
  else sink(message);
}
