import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { addOpenModal } from './open-modals.ts';

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Says what the window is, for screen readers. */
  label: string;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/**
 * A window over the page, by the browser's own dialog: it holds the focus, gives it back, and closes by Escape and by
 * a click beside it. The pages every visitor sees use it, because it costs no script; see `Dialog` for the rest.
 */
export function Modal({ isOpen, onClose, label, className = '', onKeyDown, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    element.showModal();
    const remove = addOpenModal(element);
    return () => {
      remove();
      element.close();
    };
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      closedby="any"
      onClose={onClose}
      onKeyDown={onKeyDown}
      className={`modal text-ink ${className}`}
    >
      {isOpen && children}
    </dialog>
  );
}
