import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { useEditor, useTemplate } from '../store/editor-context.ts';
import { useIsDirty } from '../store/use-is-dirty.ts';
import { SummarySheet } from './summary-sheet.tsx';

/** Shows the summary of the template and prints only the summary, without the page. */
export function PrintDialog({ onClose }: { readonly onClose: () => void }) {
  const { texts, language } = useEditor();
  const template = useTemplate();
  const isDirty = useIsDirty();
  const [isPrinting, setPrinting] = useState(false);
  const sheet = <SummarySheet template={template} isDirty={isDirty} />;
  return (
    <Modal
      title={texts.print.title}
      isWide
      onClose={onClose}
      actions={
        <Button look="primary" onClick={() => setPrinting(true)}>
          {texts.print.print}
        </Button>
      }
    >
      {sheet}
      {isPrinting && (
        <Paper lang={language} onDone={() => setPrinting(false)}>
          {sheet}
        </Paper>
      )}
    </Modal>
  );
}

interface PaperProps {
  readonly lang: string;
  /** Called when the print window is closed. */
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Prints its children once they are rendered. They are never visible on the screen. */
function Paper({ lang, onDone, children }: PaperProps) {
  useEffect(() => {
    document.documentElement.dataset.tePrint = '';
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => {
      window.removeEventListener('afterprint', onDone);
      delete document.documentElement.dataset.tePrint;
    };
  }, [onDone]);
  return createPortal(
    <div className="te-paper" lang={lang}>
      {children}
    </div>,
    document.body,
  );
}
