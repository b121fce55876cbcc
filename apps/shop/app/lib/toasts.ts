/** Content of a toast. A toast replaces an earlier one with the same `id`. */
export interface ToastText {
  title: string;
  description?: string;
  id?: string;
  /** Stays as long as a toast with an action, because it takes longer to read. */
  isLong?: boolean;
  /** Language of the text, if it differs from the page. */
  lang?: string;
  /** A button in the toast; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ToastMessage extends ToastText {
  type: 'success' | 'info' | 'error';
}

interface ToastSink {
  readonly show: (message: ToastMessage) => void;
  /** Without an id, closes all toasts. */
  readonly close: (id?: string) => void;
}

let sink: ToastSink | null = null;
let waiting: ToastMessage[] = [];
let isRequested = false;
let language: string | undefined;
const listeners = new Set<() => void>();

/** Whether a toast was sent or may be sent soon, so that the region must be rendered. */
export function areToastsRequested(): boolean {
  return isRequested;
}

/** Calls back when toasts are requested. Returns how to unsubscribe. */
export function subscribeToToastRequest(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Prepares the display of toasts, for instance when the visitor starts to use the page. */
export function requestToasts(): void {
  isRequested = true;
  for (const notify of listeners) notify();
}

/** Shows a success for 4000 ms, a long one or one with an action for 10 s; announced politely. Call from handlers and effects. */
export function showToast(text: ToastText): void {
  send({ ...text, type: 'success' });
}

/** Shows for as long as a success what ended without one, such as a payment that the shopper cancelled. */
export function showInfoToast(text: ToastText): void {
  send({ ...text, type: 'info' });
}

/**
 * Shows an error until it is closed; announced politely. Call from handlers and effects. Its `id` names the action that
 * failed: the toast of its success has the same, so that the error disappears.
 */
export function showErrorToast(text: ToastText & { id: string }): void {
  send({ ...text, type: 'error' });
}

/** Closes a toast whose message is outdated, if it is still open. */
export function closeToast(id: string): void {
  waiting = waiting.filter((message) => message.id !== id);
  sink?.close(id);
}

/** Closes all toasts, for instance because the language of the page changes. */
export function closeAllToasts(): void {
  waiting = [];
  sink?.close();
}

/**
 * Connects the toast region, whose code loads after the page. Earlier toasts are shown now.
 * @param close called with the id of an outdated toast, or without one for all toasts
 * @returns disconnects the region
 */
export function connectToasts(show: ToastSink['show'], close: ToastSink['close'] = () => undefined): () => void {
  const connected = { show, close };
  sink = connected;
  const messages = waiting;
  waiting = [];
  for (const message of messages) show(message);
  return () => {
    if (sink === connected) sink = null;
  };
}

/** Sets the language of future toasts; undefined for the language of the document. */
export function setToastLanguage(lang: string | undefined): void {
  language = lang;
}

function send(text: ToastMessage): void {
  const message = language === undefined ? text : { lang: language, ...text };
  requestToasts();
  if (sink === null) waiting.push(message);
  else sink.show(message);
}
