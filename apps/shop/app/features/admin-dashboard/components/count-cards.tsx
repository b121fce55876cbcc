import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { type PaymentWord, paymentWordSchema } from 'shop-backend/contracts';
import { adminPaths } from '#app/config/admin-paths.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { Counts } from '../figures.ts';
import { useDashboardTexts } from '../texts/dashboard-texts.ts';

/** The words of orders whose money was received and not returned as a whole. */
const received: readonly PaymentWord[] = paymentWordSchema.options.filter(
  (word) => !['reversed', 'refunded', 'unpaid'].includes(word),
);

/** Counts of the shop's data and of open tasks, each with a link. */
export function CountCards({ counts }: { counts: Counts }) {
  const { counts: texts } = useDashboardTexts();
  const { categories, articles, openOrders, paymentsUnderReview, paymentsWithoutOrder, disputes, failedMails } = counts;
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
      <CountCard label={texts.categories} value={categories} to={adminPaths.categories()} />
      <CountCard label={texts.articles} value={articles} to={adminPaths.articles()} />
      <CountCard
        label={texts.openOrders}
        value={openOrders}
        to={`${adminPaths.orders()}?visual_status=Offen&payment_word=${received.join(',')}`}
      />
      <CountCard
        label={texts.paymentsUnderReview}
        value={paymentsUnderReview}
        to={`${adminPaths.orders()}?payment_word=review`}
        isAlarming
      />
      <CountCard
        label={texts.failedMails}
        value={failedMails}
        to={`${adminPaths.mails()}?has_failed=true`}
        isAlarming
      />
      {disputes > 0 && (
        <CountCard label={texts.disputes} value={disputes} to={adminPaths.reconciliation()} isAlarming />
      )}
      {paymentsWithoutOrder > 0 && (
        <CountCard
          label={texts.paymentsWithoutOrder}
          value={paymentsWithoutOrder}
          to={adminPaths.reconciliation()}
          isAlarming
        />
      )}
    </div>
  );
}

function CountCard({
  label,
  value,
  to,
  isAlarming = false,
}: {
  label: string;
  value: number;
  to: string;
  isAlarming?: boolean;
}) {
  const { number } = usePageFormats();
  return (
    <Link
      to={to}
      className="flex flex-col justify-between gap-1 rounded-card border border-line bg-surface p-5 hover:border-forest"
    >
      <span className="flex items-start justify-between gap-2 text-balance text-ink-soft">
        <span>{label}</span>
        {isAlarming && value > 0 && <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-clay" />}
      </span>
      <span className="block font-heading text-4xl tabular-nums">{number(value)}</span>
    </Link>
  );
}
