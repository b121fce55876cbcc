import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

interface PrintSheetProps {
  /** Called when the print dialog is closed. */
  onDone: () => void;
  children: ReactNode;
}

/**
 * Prints its children, and nothing else of the page, as soon as it is mounted. The sheet is not visible on the screen;
 * `styles/print.css` defines what is printed.
 */
export function PrintSheet({ onDone, children }: PrintSheetProps) {
  useEffect(() => {
    document.documentElement.dataset.print = 'sheet';
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => {
      window.removeEventListener('afterprint', onDone);
      delete document.documentElement.dataset.print;
    };
  }, [onDone]);
  return createPortal(<div className="print-sheet">{children}</div>, document.body);
}
