import type { Result } from 'configurator-core';
import { type FormEvent, useState } from 'react';
import type { ReconcilePaymentsReply } from 'shop-backend/contracts';
import type { FunctionFailure } from '#app/lib/supabase/call-function.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TableCard } from '#app/ui/content/table-card.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { Notice } from '#app/ui/states/notice.tsx';
import { useOperationTexts } from '../texts/operation-texts.ts';
import { OrderLink } from './order-link.tsx';

interface ReconciliationProps {
  /** Initial first and last day, `2026-11-21`. */
  range: { from: string; to: string };
  /** @throws if the scripts that send the request cannot be loaded */
  reconcile: (from: string, to: string) => Promise<Result<ReconcilePaymentsReply, FunctionFailure>>;
}

/** Compares the shop's payments with PayPal's report. A difference of 0 means that they match. */
export function Reconciliation({ range, reconcile }: ReconciliationProps) {
  const texts = useOperationTexts();
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const [reply, setReply] = useState<Result<ReconcilePaymentsReply, unknown> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function compare(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setReply(await reconcile(from, to).catch((error: unknown) => ({ ok: false as const, error })));
    setIsBusy(false);
  }
  return (
    <div className="flex flex-col gap-6">
      <form onSubmit={(event) => void compare(event)} className="flex flex-wrap items-end gap-3">
        <TextField
          label={texts.from}
          type="date"
          required
          value={from}
          max={to}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={texts.to}
          type="date"
          required
          value={to}
          min={from}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button type="submit" isBusy={isBusy}>
          {texts.reconciliation.compare}
        </Button>
      </form>
      {reply?.ok === false && (
        <Notice tone="error">
          <p>{texts.reconciliation.failed}</p>
        </Notice>
      )}
      {reply?.ok && <ReconciliationResult reply={reply.value} />}
    </div>
  );
}

function ReconciliationResult({ reply }: { reply: ReconcilePaymentsReply }) {
  const { reconciliation: texts, order } = useOperationTexts();
  const { price } = usePageFormats();
  const isEven = reply.differenceCents === 0 && reply.rows.length === 0;
  return (
    <>
      <Notice tone={isEven ? 'success' : 'error'}>
        <p className="font-semibold">{texts.differenceOf(price(reply.differenceCents))}</p>
        <p>{texts.compared(reply.payments, price(reply.ledgerCents), price(reply.paypalCents))}</p>
      </Notice>
      {reply.rows.length > 0 && (
        <TableCard
          label={texts.differences}
          headings={[texts.payment, order, texts.finding, texts.shop, 'PayPal', texts.difference]}
        >
          {reply.rows.map((row) => (
            <tr key={row.paymentId} className="border-line border-t">
              <td className="whitespace-nowrap px-3 py-2">{row.paymentId}</td>
              <td className="whitespace-nowrap px-3 py-2">
                <OrderLink orderDbId={row.orderDbId} orderNumber={row.orderId} />
              </td>
              <td className="px-3 py-2">{texts.findings[row.finding]}</td>
              <td className="px-3 py-2 tabular-nums">{price(row.ledgerCents)}</td>
              <td className="px-3 py-2 tabular-nums">{price(row.paypalCents)}</td>
              <td className="px-3 py-2 font-semibold tabular-nums">{price(row.differenceCents)}</td>
            </tr>
          ))}
        </TableCard>
      )}
    </>
  );
}
