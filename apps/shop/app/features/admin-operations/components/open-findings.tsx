import type { Loaded } from '#app/lib/failures/load-or-failure.ts';
import { TableCard } from '#app/ui/content/table-card.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import type { OpenFinding } from '../api/list-open-findings.ts';
import { useOperationTexts } from '../texts/operation-texts.ts';
import { OrderLink } from './order-link.tsx';

/** Lists orders and payments that do not match or need a review, with links to the orders. */
export function OpenFindings({ findings }: { findings: Loaded<readonly OpenFinding[]> }) {
  const { reconciliation: texts } = useOperationTexts();
  if (!findings.ok) return <LoadFailure title={texts.openFailed} />;
  return (
    <section aria-labelledby="open-findings" className="flex flex-col gap-3">
      <h2 id="open-findings" className="text-2xl">
        {texts.open}
      </h2>
      <p className="max-w-3xl text-ink-soft">{findings.value.length === 0 ? texts.noneOpen : texts.openIntro}</p>
      {findings.value.length > 0 && <FindingsTable findings={findings.value} />}
    </section>
  );
}

function FindingsTable({ findings }: { findings: readonly OpenFinding[] }) {
  const { reconciliation: texts, order } = useOperationTexts();
  const { price } = usePageFormats();
  const amount = (cents: number | null) => (cents === null ? '–' : price(cents));
  return (
    <TableCard label={texts.open} headings={[order, texts.payment, texts.finding, texts.ordered, texts.paid]}>
      {findings.map(({ orderDbId, orderId, paymentId, finding, totalCents, paidCents }) => (
        <tr key={`${orderDbId} ${paymentId}`} className="border-line border-t">
          <td className="whitespace-nowrap px-3 py-2">
            <OrderLink orderDbId={orderDbId} orderNumber={orderId} />
          </td>
          <td className="whitespace-nowrap px-3 py-2">{paymentId ?? '–'}</td>
          <td className="px-3 py-2">{texts.findings[finding]}</td>
          <td className="px-3 py-2 tabular-nums">{amount(totalCents)}</td>
          <td className="px-3 py-2 tabular-nums">{amount(paidCents)}</td>
        </tr>
      ))}
    </TableCard>
  );
}
