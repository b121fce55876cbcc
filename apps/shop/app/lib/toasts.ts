/** What a toast says. Toasts of the same `id` replace each other. */
export interface ToastText {
  title: string;
  description?: string;
  id?: string;
  /** Language of its text, where it is another than that of the page. */
  lang?: string;
  /** A button in the toast; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ToastMessage extends ToastText {
  type: 'success' | 'error';
}

interface ToastSink {
  readonly show: (message: ToastMessage) => void;
  /** Without an id: all of them. */
  readonly close: (id?: string) => void;
}

let sink: ToastSink | null = null;
let waiting: ToastMessage[] = [];
let isRequested = false;
let language: string | undefined;
const listeners = new Set<() => void>();

/** Whether a toast was sent or may be sent soon: from then on there has to be something that shows it. */
export function areToastsRequested(): boolean {
  return isRequested;
}

/** Calls back once toasts are wanted; returns how to stop. */
export function subscribeToToastRequest(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Gets ready to show toasts, for instance because the visitor starts to use the page. */
export function requestToasts(): void {
  isRequested = true;
  for (const notify of listeners) notify();
}

/** Shows a success for 4000 ms, with an action for 10 s; announced politely. Call from handlers and effects. */
export function showToast(text: ToastText): void {
  send({ ...text, type: 'success' });
}

/** Says what failed; stays until it is closed and is announced at once. Call from handlers and effects. */
export function showErrorToast(text: ToastText): void {
  send({ ...text, type: 'error' });
}

/** Takes a toast back whose message is no longer true, if it is still there. */
export function closeToast(id: string): void {
  waiting = waiting.filter((message) => message.id !== id);
  sink?.close(id);
}

/** Takes every toast back, for instance because the page changes its language. */
export function closeAllToasts(): void {
  waiting = [];
  sink?.close();
}

/**
 * Connects the one place that shows toasts. What was sent before it was there is shown then: its script is loaded
 * after the page.
 * @param close called with the id of an outdated toast
 * @returns disconnects it
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

/** Sets the language of the toasts that are sent from now on; undefined: the language of the document. */
export function setToastLanguage(lang: string | undefined): void {
  language = lang;
}

function send(text: ToastMessage): void {
  const message = language === undefined ? text : { lang: language, ...text };
  requestToasts();
  if (sink === null) waiting.push(message);
  else sink.show(message);
}
