import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { OpenCase, OpenCases } from '../open-cases.ts';
import { useDashboardTexts } from '../texts/dashboard-texts.ts';

/** Money that the shop owes its customers, the most urgent first. Each case has a button that leads to its refund. */
export function OpenCaseList({ openCases: { total, cases } }: { openCases: OpenCases }) {
  const { cases: texts } = useDashboardTexts();
  return (
    <section aria-labelledby="open-cases" className="flex flex-col gap-3">
      <h2 id="open-cases" className="text-2xl">
        {texts.title}
      </h2>
      {total === 0 ? (
        <p className="text-ink-soft">{texts.none}</p>
      ) : (
        <ul aria-labelledby="open-cases" className="flex flex-col gap-2">
          {cases.map((entry) => (
            <OpenCaseRow key={`${entry.kind} ${entry.orderDbId}`} entry={entry} />
          ))}
        </ul>
      )}
      {total > cases.length && <p className="text-ink-soft">{texts.more(total - cases.length)}</p>}
    </section>
  );
}

function OpenCaseRow({ entry }: { entry: OpenCase }) {
  const { kind, orderDbId, orderId, customerName, amountCents, isRequested, refundBy, isOverdue } = entry;
  const { cases: texts } = useDashboardTexts();
  const { price, date } = usePageFormats();
  return (
    <li
      className={`flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border bg-surface px-4 py-3 ${isOverdue ? 'border-clay' : 'border-line'}`}
    >
      <Link
        to={adminPaths.orders(orderDbId)}
        className="inline-flex min-h-6 items-center font-medium text-forest underline underline-offset-4"
      >
        {orderId}
      </Link>
      <span className="min-w-32 break-words">{customerName}</span>
      <span className="flex-1">{isRequested ? `${texts.kinds[kind]} · ${texts.running}` : texts.kinds[kind]}</span>
      <span className="font-semibold tabular-nums">{price(amountCents)}</span>
      <span className={isOverdue ? 'inline-flex items-center gap-1 font-semibold text-clay' : 'text-ink-soft'}>
        {isOverdue && <CircleAlert aria-hidden className="size-4" />}
        <span>{isOverdue ? texts.overdue(date(refundBy)) : texts.due(date(refundBy))}</span>
      </span>
      {isRequested ? (
        <LinkButton to={adminPaths.orders(orderDbId)} variant="secondary" aria-label={texts.openOrder(orderId)}>
          {texts.open}
        </LinkButton>
      ) : (
        <LinkButton to={adminPaths.refund(orderDbId)} variant="secondary" aria-label={texts.refundOrder(orderId)}>
          {texts.refund}
        </LinkButton>
      )}
    </li>
  );
}
