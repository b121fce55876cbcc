import { FileDown } from 'lucide-react';
import { use, useState } from 'react';
import type { IssuedDocument, OrderDocumentKind } from 'shop-backend/contracts';
import { saveFile } from '#app/lib/files/save-file.ts';
import { publicEnv } from '#app/lib/settings/public-env.tsx';
import type { ReadableOrder } from '#app/lib/supabase/fetch-order-document.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { Button } from '../buttons/button.tsx';
import { PageLanguage } from '../page/page-language.ts';

/** German names, also used as file names, because the documents are German. */
const names: Readonly<Record<OrderDocumentKind, string>> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  correction: 'Rechnungskorrektur',
  agb: 'AGB',
  widerruf: 'Widerrufsbelehrung',
};

const words = {
  de: {
    list: 'Dokumente',
    names,
    failed: 'Dokument konnte nicht geladen werden',
    retry: 'Bitte versuchen Sie es in einem Augenblick noch einmal.',
  },
  en: {
    list: 'Documents',
    names: {
      invoice: 'Invoice',
      cancellation: 'Cancelled invoice',
      correction: 'Corrected invoice',
      agb: 'Terms',
      widerruf: 'Withdrawal notice',
    },
    failed: 'Document could not be loaded',
    retry: 'Please try again in a moment.',
  },
} as const;

/** A document that can be requested; texts have no number. */
interface ListedDocument {
  kind: OrderDocumentKind;
  number: string | null;
}

/** The legal texts exist from the start. */
const orderTexts: readonly ListedDocument[] = [
  { kind: 'agb', number: null },
  { kind: 'widerruf', number: null },
];

interface OrderDocumentsProps {
  /** Invoice, cancellation and corrections that are issued */
  documents: readonly IssuedDocument[];
  /** Returns the order whose documents are requested, with its access token if it needs one. */
  readable: () => ReadableOrder;
}

/** The documents of an order, each downloaded as PDF on a click. */
export function OrderDocuments({ documents, readable }: OrderDocumentsProps) {
  const text = words[use(PageLanguage)];
  const [busy, setBusy] = useState<string | null>(null);

  const save = async (document: ListedDocument) => {
    setBusy(keyOf(document));
    const file = await fetchDocument(readable(), document);
    setBusy(null);
    if (file === null) {
      showErrorToast({ title: text.failed, description: text.retry, id: 'order-document' });
      return;
    }
    closeToast('order-document');
    saveFile(file, `${labelOf(document, names)}.pdf`);
  };

  return (
    <ul aria-label={text.list} className="flex flex-wrap gap-2">
      {[...documents, ...orderTexts].map((document) => (
        <li key={keyOf(document)}>
          <Button variant="secondary" isBusy={busy === keyOf(document)} onClick={() => void save(document)}>
            {busy !== keyOf(document) && <FileDown aria-hidden className="size-4" />}
            <span>{`${labelOf(document, text.names)} (PDF)`}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Returns a document of an order; null if it, or the script that requests it, cannot be loaded. */
async function fetchDocument(order: ReadableOrder, document: ListedDocument): Promise<Blob | null> {
  try {
    const { fetchOrderDocument } = await import('#app/lib/supabase/fetch-order-document.ts');
    const reply = await fetchOrderDocument(await publicEnv(), order, document);
    return reply.ok ? reply.value : null;
  } catch {
    return null;
  }
}

/** An order may have several corrections, so each shows its number. */
function labelOf({ kind, number }: ListedDocument, labels: Readonly<Record<OrderDocumentKind, string>>): string {
  return kind === 'correction' ? `${labels[kind]} ${number}` : labels[kind];
}

function keyOf({ kind, number }: ListedDocument): string {
  return number ?? kind;
}
