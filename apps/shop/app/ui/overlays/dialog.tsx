import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, use, useRef } from 'react';
import { PageLanguage } from '../page/page-language.ts';

interface DialogProps {
  title: ReactNode;
  /** The control that opens the dialog; without it use `isOpen`. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
  /** Buttons at the end; wrap one in `DialogClose` to close the dialog. */
  actions?: ReactNode;
  /** For dialogs with as much content as a page. */
  isWide?: boolean;
  /** Returns the element that gets the focus when the dialog opens; null for the first control. */
  focusFirst?: () => HTMLElement | null;
  /** Returns the element that gets the focus when the dialog closes; null for the one that had it before. */
  focusAfter?: () => HTMLElement | null;
}

/** Whether another dialog lies over this one, which may still have the focus. */
function isCovered(popup: HTMLElement | null): boolean {
  const top = [...document.querySelectorAll(':is([role=dialog], [role=alertdialog])[data-open]')].at(-1);
  return popup !== null && top !== undefined && top !== popup;
}

/**
 * A modal dialog in the page's language. It traps the focus and closes with Escape, its button or a click outside. Of
 * several open dialogs, Escape closes only the one on top.
 */
export function Dialog(props: DialogProps) {
  const { title, trigger, isOpen, onOpenChange, children, actions, isWide = false, focusFirst, focusAfter } = props;
  const language = use(PageLanguage);
  const popup = useRef<HTMLDivElement>(null);
  const change = (willBeOpen: boolean, details: BaseDialog.Root.ChangeEventDetails) => {
    if (!willBeOpen && details.reason === 'escape-key' && isCovered(popup.current)) {
      details.cancel();
      details.allowPropagation();
      return;
    }
    onOpenChange?.(willBeOpen);
  };
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={change}>
      {trigger !== undefined && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-ink/50 duration-200 motion-safe:transition-opacity motion-safe:data-ending-style:opacity-0 motion-safe:data-starting-style:opacity-0" />
        <BaseDialog.Popup
          ref={popup}
          lang={language}
          initialFocus={focusFirst === undefined ? undefined : () => focusFirst() ?? true}
          finalFocus={focusAfter}
          className={`fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[90dvh] -translate-y-1/2 flex-col rounded-card bg-surface text-ink shadow-float duration-200 motion-safe:transition-opacity motion-safe:data-ending-style:opacity-0 motion-safe:data-starting-style:opacity-0 ${isWide ? 'max-w-6xl' : 'max-w-xl'}`}
        >
          <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
            <BaseDialog.Title className="font-heading text-xl">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label={language === 'en' ? 'Close' : 'Schließen'}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-mist"
            >
              <X aria-hidden className="size-5" />
            </BaseDialog.Close>
          </div>
          <div className="overflow-y-auto p-5">{children}</div>
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-3 border-line border-t p-4">{actions}</div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Makes a button of a dialog close it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <BaseDialog.Close render={children} />;
}
