import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { addOpenModal } from './open-modals.ts';

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name of the dialog. */
  label: string;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/**
 * A native modal dialog. It traps and returns the focus, and closes with Escape or a click outside. For pages that
 * every visitor sees, because it needs no library; see `Dialog` for the rest.
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
