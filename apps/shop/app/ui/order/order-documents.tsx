import { FileDown } from 'lucide-react';
import { use, useState } from 'react';
import type { OrderDocumentKind, OrderStatus } from 'shop-backend/contracts';
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

interface OrderDocumentsProps {
  status: OrderStatus;
  timeline: readonly { event: string }[];
  /** Returns the order whose documents are requested, with its access token if it needs one. */
  readable: () => ReadableOrder;
}

/** The documents of an order, each downloaded as PDF on a click. */
export function OrderDocuments({ status, timeline, readable }: OrderDocumentsProps) {
  const text = words[use(PageLanguage)];
  const [busy, setBusy] = useState<OrderDocumentKind | null>(null);

  const save = async (kind: OrderDocumentKind) => {
    setBusy(kind);
    const file = await fetchDocument(readable(), kind);
    setBusy(null);
    if (file === null) {
      showErrorToast({ title: text.failed, description: text.retry, id: 'order-document' });
      return;
    }
    closeToast('order-document');
    saveFile(file, `${names[kind]}.pdf`);
  };

  return (
    <ul aria-label={text.list} className="flex flex-wrap gap-2">
      {documentsOf(status, timeline).map((kind) => (
        <li key={kind}>
          <Button variant="secondary" isBusy={busy === kind} onClick={() => void save(kind)}>
            {busy !== kind && <FileDown aria-hidden className="size-4" />}
            <span>{`${text.names[kind]} (PDF)`}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Returns a document of an order; null if it, or the script that requests it, cannot be loaded. */
async function fetchDocument(order: ReadableOrder, kind: OrderDocumentKind): Promise<Blob | null> {
  try {
    const { fetchOrderDocument } = await import('#app/lib/supabase/fetch-order-document.ts');
    const reply = await fetchOrderDocument(await publicEnv(), order, kind);
    return reply.ok ? reply.value : null;
  } catch {
    return null;
  }
}

/** The invoice exists after the payment, its cancellation after a refund; the legal texts exist from the start. */
function documentsOf(status: OrderStatus, timeline: OrderDocumentsProps['timeline']): readonly OrderDocumentKind[] {
  if (status !== 'completed' && status !== 'refunded') return ['agb', 'widerruf'];
  // A chargeback also ends in the status refunded, but the shop refunded nothing.
  const isCancelled = status === 'refunded' && !timeline.some(({ event }) => event === 'payment.reversed');
  return ['invoice', ...(isCancelled ? (['cancellation'] as const) : []), 'agb', 'widerruf'];
}
