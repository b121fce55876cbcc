import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../store/editor-context.ts';
import { IconButton } from './buttons.tsx';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** As wide as the page, for tables. */
  readonly isWide?: boolean;
  /** Whether undo and redo run in it, because it edits the template. */
  readonly hasUndo?: boolean;
}

/** A modal dialog that traps the focus and restores it. Escape and its button close it. Render it only while open. */
export function Modal({ title, onClose, children, actions, isWide = false, hasUndo }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      // The dialog is already removed; restores the focus to the element that opened it.
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) {
        before.focus();
      }
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'te-modal te-modal-wide' : 'te-modal'}
      aria-labelledby={`${id}-title`}
      data-undo={hasUndo || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="te-modal-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton label={useTexts().controls.close} icon="close" onClick={onClose} />
      </div>
      <div className="te-modal-body">{children}</div>
      {actions !== undefined && <div className="te-modal-actions">{actions}</div>}
    </dialog>
  );
}
