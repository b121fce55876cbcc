import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

interface PrintSheetProps {
  /** Called once the print window is closed. */
  onDone: () => void;
  children: ReactNode;
}

/**
 * Prints its children, and nothing else of the page, as soon as it is there. The sheet is never seen on the screen;
 * `styles/print.css` says what shows on paper.
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
