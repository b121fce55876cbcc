import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { shop } from '#app/config/shop.ts';
import { afterNextFrame } from '#app/lib/page/after-next-frame.ts';
import { connectToasts, type ToastMessage } from '#app/lib/toasts.ts';
import { useTopModal } from '../overlays/open-modals.ts';
import { useDocumentLanguage } from '../page/use-document-language.ts';
import { useToastOffset } from './use-toast-offset.ts';

const toastManager = Toast.createToastManager<{ lang?: string }>();

// By default a toast is a non-modal dialog, which a query for the open dialog would find. The region announces it.
const groupRole = { role: 'group', 'aria-modal': undefined } as const;

const words = {
  de: { region: 'Mitteilungen', close: 'Schließen' },
  en: { region: 'Notifications', close: 'Close' },
} as const;

/**
 * Shows the toasts, above every dialog: three at a time, 4000 ms each, at least 10 s with an action or a long text, errors until they
 * are closed. No toast times out while one is hovered or focused. Rendered once, in the root.
 */
export function ToastRegion() {
  // Runs after the provider below has subscribed to its manager.
  useEffect(() => connectToasts(showWithNextFrame, toastManager.close), []);
  // Everything outside an open native modal is inert, so the toasts move into it.
  const container = useTopModal();
  const viewport = useRef<HTMLDivElement>(null);
  const { region } = words[useDocumentLanguage()];
  return (
    <Toast.Provider toastManager={toastManager} limit={shop.limits.visibleToasts} timeout={shop.limits.toastDurationMs}>
      <Toast.Portal container={container ?? undefined}>
        <Toast.Viewport
          ref={viewport}
          aria-label={region}
          className="fixed right-4 bottom-4 z-60 w-[calc(100vw-2rem)] sm:right-6 sm:bottom-6 sm:w-96"
        >
          <ToastList viewport={viewport} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Paints the effects of a click first: a toast is measured before it is shown, which costs a frame. */
function showWithNextFrame(message: ToastMessage): void {
  afterNextFrame(() => showMessage(message));
}

// A toast with the same id is updated, not replaced. All properties are passed, even undefined ones, so that nothing of
// the earlier toast remains.
function showMessage({ id: wantedId, type, title, description, action, isLong, lang }: ToastMessage): void {
  const id = toastManager.add({
    id: wantedId,
    title,
    description,
    type,
    data: { lang },
    // No high priority: Base UI hides such toasts from screen readers until they are focused, and they are read twice.
    timeout: type === 'error' ? 0 : action || isLong ? shop.limits.undoToastDurationMs : undefined,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        toastManager.close(id);
        action.onPress();
      },
    },
  });
}

function ToastList({ viewport }: { viewport: RefObject<HTMLElement | null> }) {
  const { toasts } = Toast.useToastManager<{ lang?: string }>();
  const { close } = words[useDocumentLanguage()];
  useToastOffset(viewport, toasts.length);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      {...groupRole}
      swipeDirection={['right', 'down']}
      className="toast rounded-card border border-line bg-surface text-ink shadow-float"
    >
      <Toast.Content className="flex items-start gap-3 p-4">
        <ToastIcon type={toast.type} />
        <div lang={toast.data?.lang} className="min-w-0 flex-1">
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description className="text-sm text-ink-soft" />
          <Toast.Action className="-mx-2 min-h-11 rounded-control px-2 font-semibold text-forest underline underline-offset-4 hover:bg-mist" />
        </div>
        <Toast.Close
          aria-label={close}
          // Base UI hides it from screen readers while the toasts are not hovered, although Tab reaches it.
          aria-hidden={undefined}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-mist hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

function ToastIcon({ type }: { type: string | undefined }) {
  if (type === 'error') return <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-clay" />;
  const Icon = type === 'info' ? Info : CircleCheck;
  return <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-forest" />;
}
