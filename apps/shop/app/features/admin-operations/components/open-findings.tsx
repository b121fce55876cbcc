import { use, useRef, useState } from 'react';
import { adminPaths } from '#app/config/admin-paths.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { Loaded } from '#app/lib/failures/load-or-failure.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { TableCard } from '#app/ui/content/table-card.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import type { OpenFinding } from '../api/list-open-findings.ts';
import { useOperationTexts } from '../texts/operation-texts.ts';
import { OrderLink } from './order-link.tsx';

interface OpenFindingsProps {
  findings: Loaded<readonly OpenFinding[]>;
  /** @throws if the database rejects the change */
  onAccept: (paymentId: string) => Promise<void>;
  /** Reloads the findings. */
  onReload: () => void;
}

/**
 * Lists orders and payments that do not match or need a review, with links to the orders. A payment without an order is
 * accepted here, because no order shows it.
 */
export function OpenFindings({ findings, onAccept, onReload }: OpenFindingsProps) {
  const language = use(PageLanguage);
  const { reconciliation: texts } = useOperationTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAccepted = useRef(false);
  /** The payment whose acceptance is asked for. */
  const [asked, setAsked] = useState<string | null>(null);
  if (!findings.ok) return <LoadFailure title={texts.openFailed} />;
  async function accept(paymentId: string) {
    isAccepted.current = false;
    try {
      await onAccept(paymentId);
      showToast({ title: texts.accepted, description: paymentId, id: 'payment-accept' });
      isAccepted.current = true;
    } catch (error) {
      showErrorToast({ title: texts.acceptFailed, description: failureText(error, language), id: 'payment-accept' });
    }
    onReload();
  }
  return (
    <section aria-labelledby="open-findings" className="flex flex-col gap-3">
      <h2 id="open-findings" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {texts.open}
      </h2>
      <p className="max-w-3xl text-ink-soft">{findings.value.length === 0 ? texts.noneOpen : texts.openIntro}</p>
      {findings.value.length > 0 && <FindingsTable findings={findings.value} onAccept={setAsked} />}
      <ConfirmDialog
        isOpen={asked !== null}
        title={texts.acceptTitle}
        confirmLabel={texts.accept}
        // The reload removes the pressed button.
        focusAfter={() => (isAccepted.current ? heading.current : null)}
        onClose={() => setAsked(null)}
        onConfirm={() => (asked === null ? undefined : accept(asked))}
      >
        {texts.acceptText(asked ?? '')}
      </ConfirmDialog>
    </section>
  );
}

interface FindingsTableProps {
  findings: readonly OpenFinding[];
  onAccept: (paymentId: string) => void;
}

function FindingsTable({ findings, onAccept }: FindingsTableProps) {
  const { reconciliation: texts, order, actions } = useOperationTexts();
  const { price } = usePageFormats();
  const amount = (cents: number | null) => (cents === null ? '–' : price(cents));
  return (
    <TableCard label={texts.open} headings={[order, texts.payment, texts.finding, texts.ordered, texts.paid, actions]}>
      {findings.map(({ orderDbId, orderId, paymentId, finding, totalCents, paidCents }) => (
        <tr key={`${orderDbId} ${paymentId}`} className="border-line border-t">
          <td className="whitespace-nowrap px-3 py-2">
            <OrderLink orderDbId={orderDbId} orderNumber={orderId} />
          </td>
          <td className="whitespace-nowrap px-3 py-2">{paymentId ?? '–'}</td>
          <td className="px-3 py-2">{texts.findings[finding]}</td>
          <td className="px-3 py-2 tabular-nums">{amount(totalCents)}</td>
          <td className="px-3 py-2 tabular-nums">{amount(paidCents)}</td>
          <td className="px-3 py-2">
            {finding === 'payment_without_order' && paymentId !== null && (
              <Button
                variant="secondary"
                aria-label={texts.acceptPayment(paymentId)}
                onClick={() => onAccept(paymentId)}
              >
                {texts.accept}
              </Button>
            )}
            {orderDbId !== null && (
              <LinkButton
                to={finding === 'cancelled_not_refunded' ? adminPaths.refund(orderDbId) : adminPaths.orders(orderDbId)}
                variant="secondary"
                aria-label={`${finding === 'cancelled_not_refunded' ? texts.refund : texts.openOrder} ${orderId}`}
              >
                {finding === 'cancelled_not_refunded' ? texts.refund : texts.openOrder}
              </LinkButton>
            )}
          </td>
        </tr>
      ))}
    </TableCard>
  );
}
