import { Link } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import type { Loaded } from '#app/lib/failures/load-or-failure.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import type { OpenFinding } from '../api/list-open-findings.ts';
import { useOperationTexts } from '../texts/operation-texts.ts';

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
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-sm" aria-label={texts.open}>
        <thead>
          <tr>
            {[order, texts.payment, texts.finding, texts.ordered, texts.paid].map((heading) => (
              <th key={heading} scope="col" className="px-3 py-2 text-start">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {findings.map(({ orderDbId, orderId, paymentId, finding, totalCents, paidCents }) => (
            <tr key={`${orderDbId} ${paymentId}`} className="border-line border-t">
              <td className="px-3 py-2">
                {orderDbId === null ? (
                  '–'
                ) : (
                  <Link
                    to={adminPaths.orders(orderDbId)}
                    className="inline-flex min-h-6 items-center text-forest underline underline-offset-4"
                  >
                    {orderId}
                  </Link>
                )}
              </td>
              <td className="break-all px-3 py-2">{paymentId ?? '–'}</td>
              <td className="px-3 py-2">{texts.findings[finding]}</td>
              <td className="px-3 py-2 tabular-nums">{amount(totalCents)}</td>
              <td className="px-3 py-2 tabular-nums">{amount(paidCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
