import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminPaths } from '#app/config/admin-paths.ts';
import type { Loaded } from '#app/lib/failures/load-or-failure.ts';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { Notice } from '#app/ui/states/notice.tsx';
import { type Counts, type DayRange, type Figures, sumFigures } from '../figures.ts';
import type { ConfiguratorFunnel as Funnel } from '../funnel.ts';
import type { OpenCases } from '../open-cases.ts';
import { useDashboardTexts } from '../texts/dashboard-texts.ts';
import { BarChart } from './bar-chart.tsx';
import { ConfiguratorFunnel } from './configurator-funnel.tsx';
import { CountCards } from './count-cards.tsx';
import { FunnelChart } from './funnel-chart.tsx';
import { OpenCaseList } from './open-case-list.tsx';
import { RangeFields } from './range-fields.tsx';

interface DashboardProps {
  counts: Loaded<Counts>;
  openCases: Loaded<OpenCases>;
  figures: Loaded<Figures>;
  funnels: Loaded<readonly Funnel[]>;
  range: DayRange;
  /** Whether the URL has an invalid range, in place of which `range` is shown. */
  isRangeDropped: boolean;
  /** Template of the configurator shown; null shows the most opened one. */
  templateId: string | null;
  onRange: (range: DayRange) => void;
  onTemplate: (templateId: string) => void;
}

/** Dashboard: counts, open tasks and figures. */
export function Dashboard(props: DashboardProps) {
  const { counts, openCases, figures, funnels, range, isRangeDropped, templateId, onRange, onTemplate } = props;
  const texts = useDashboardTexts();
  const { newCategory, newArticle } = useAdminTexts();
  return (
    <div className="flex flex-col gap-8">
      {counts.ok ? <CountCards counts={counts.value} /> : <LoadFailure title={texts.countsFailed} />}
      {openCases.ok ? <OpenCaseList openCases={openCases.value} /> : <LoadFailure title={texts.cases.failed} />}
      <nav aria-label={texts.quickLinks} className="flex flex-wrap gap-3">
        <LinkButton to={adminPaths.newCategory()} variant="secondary">
          <Plus aria-hidden className="size-4" />
          <span>{newCategory}</span>
        </LinkButton>
        <LinkButton to={adminPaths.newArticle()} variant="secondary">
          <Plus aria-hidden className="size-4" />
          <span>{newArticle}</span>
        </LinkButton>
        <LinkButton to={adminPaths.users()} variant="secondary">
          {texts.manageUsers}
        </LinkButton>
      </nav>
      <section aria-labelledby="figures-heading" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="figures-heading" className="text-2xl">
            {texts.sales}
          </h2>
          <RangeFields range={range} onRange={onRange} />
        </div>
        {isRangeDropped && (
          <Notice tone="info">
            <p>{texts.rangeDropped}</p>
          </Notice>
        )}
        {figures.ok ? <Charts figures={figures.value} /> : <LoadFailure title={texts.figuresFailed} />}
      </section>
      <ConfiguratorFunnel funnels={funnels} templateId={templateId} onTemplate={onTemplate} />
    </div>
  );
}

function Charts({ figures: { days, steps } }: { figures: Figures }) {
  const texts = useDashboardTexts();
  const { number, price, date } = usePageFormats();
  const sums = sumFigures(days);
  const perDay = (pick: (entry: Figures['days'][number]) => number) =>
    days.map((entry) => ({ label: date(entry.day), value: pick(entry) }));
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure label={texts.netRevenue}>{price(sums.revenueCents)}</Figure>
        <Figure label={texts.orders}>{number(sums.orders)}</Figure>
        <Figure label={texts.averageOrder}>{sums.basketCents === null ? '–' : price(sums.basketCents)}</Figure>
      </dl>
      <div className="grid gap-6 xl:grid-cols-2">
        <Card className="p-5">
          <BarChart
            title={texts.revenue}
            labelHeading={texts.day}
            bars={perDay(({ revenueCents }) => revenueCents)}
            format={price}
          />
        </Card>
        <Card className="p-5">
          <BarChart
            title={texts.orders}
            labelHeading={texts.day}
            bars={perDay(({ orders }) => orders)}
            format={number}
          />
        </Card>
        <Card className="p-5 xl:col-span-2">
          <FunnelChart
            title={texts.orderFunnel}
            countHeading={texts.orders}
            stages={[
              { label: texts.steps.placed, count: steps.placed },
              { label: texts.steps.paid, count: steps.paid },
              { label: texts.steps.begun, count: steps.begun },
              { label: texts.steps.shipped, count: steps.shipped },
            ]}
          />
        </Card>
      </div>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse rounded-card border border-line bg-surface p-5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-heading text-3xl tabular-nums">{children}</dd>
    </div>
  );
}
