import { Toast } from '@base-ui/react/toast';

/** The one toast system; `ToastRegion` shows what is added here. Add from event handlers and effects only. */
export const toastManager = Toast.createToastManager();

interface ToastText {
  title: string;
  description?: string;
  /** Toasts of the same id replace each other. */
  id?: string;
}

/** Says that something worked; goes away after 4000 ms and is announced politely. */
export function showToast({ title, description, id }: ToastText): void {
  toastManager.add({ title, description, id, type: 'success' });
}

/** Says what failed; stays until it is closed and is announced at once. */
export function showErrorToast({ title, description, id }: ToastText): void {
  toastManager.add({ title, description, id, type: 'error', timeout: 0, priority: 'high' });
}
