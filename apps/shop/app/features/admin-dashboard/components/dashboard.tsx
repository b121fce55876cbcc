import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../config/admin-paths.ts';
import { formatPrice } from '../../../lib/format-price.ts';
import type { Loaded } from '../../../lib/load-or-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Counts, type DayRange, type Figures, lastDays, sumFigures } from '../figures.ts';
import type { ConfiguratorFunnel as Funnel } from '../funnel.ts';
import { BarChart } from './bar-chart.tsx';
import { ConfiguratorFunnel } from './configurator-funnel.tsx';
import { CountCards } from './count-cards.tsx';
import { FunnelChart } from './funnel-chart.tsx';

interface DashboardProps {
  counts: Loaded<Counts>;
  figures: Loaded<Figures>;
  funnels: Loaded<readonly Funnel[]>;
  range: DayRange;
  /** Whose configurator is shown; null: the one opened most. */
  templateId: string | null;
  onRange: (range: DayRange) => void;
  onTemplate: (templateId: string) => void;
}

const count = new Intl.NumberFormat('de-DE');
const shortDay = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Dashboard: counts, open tasks and figures. */
export function Dashboard(props: DashboardProps) {
  const { counts, figures, funnels, range, templateId, onRange, onTemplate } = props;
  return (
    <div className="flex flex-col gap-8">
      {counts.ok ? (
        <CountCards counts={counts.value} />
      ) : (
        <LoadFailure title="Die Zahlen konnten nicht geladen werden." />
      )}
      <nav aria-label="Schnellzugriff" className="flex flex-wrap gap-3">
        <LinkButton to={adminPaths.newCategory()} variant="secondary">
          <Plus aria-hidden className="size-4" />
          Neue Kategorie
        </LinkButton>
        <LinkButton to={adminPaths.newArticle()} variant="secondary">
          <Plus aria-hidden className="size-4" />
          Neuer Artikel
        </LinkButton>
        <LinkButton to={adminPaths.users()} variant="secondary">
          Benutzer verwalten
        </LinkButton>
      </nav>
      <section aria-labelledby="figures-heading" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="figures-heading" className="text-2xl">
            Verkauf
          </h2>
          <div className="flex flex-wrap items-end gap-3">
            <RangePresets range={range} onRange={onRange} />
            <TextField
              label="Von"
              type="date"
              value={range.from}
              max={range.to}
              onChange={({ target }) => target.value !== '' && onRange({ ...range, from: target.value })}
            />
            <TextField
              label="Bis"
              type="date"
              value={range.to}
              min={range.from}
              onChange={({ target }) => target.value !== '' && onRange({ ...range, to: target.value })}
            />
          </div>
        </div>
        {figures.ok ? (
          <Charts figures={figures.value} />
        ) : (
          <LoadFailure title="Die Auswertung konnte nicht geladen werden." />
        )}
      </section>
      <ConfiguratorFunnel funnels={funnels} templateId={templateId} onTemplate={onTemplate} />
    </div>
  );
}

const presets = [7, 30, 365] as const;

/** The ranges that are asked for most, counted back from today. */
function RangePresets({ range, onRange }: Pick<DashboardProps, 'range' | 'onRange'>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Zeitraum</legend>
      {presets.map((days) => {
        const preset = lastDays(days, new Date());
        const isChosen = preset.from === range.from && preset.to === range.to;
        return (
          <Button
            key={days}
            variant={isChosen ? 'secondary' : 'quiet'}
            aria-pressed={isChosen}
            onClick={() => onRange(preset)}
          >
            {`${days} Tage`}
          </Button>
        );
      })}
    </fieldset>
  );
}

function Charts({ figures: { days, steps } }: { figures: Figures }) {
  const sums = sumFigures(days);
  const perDay = (pick: (entry: Figures['days'][number]) => number) =>
    days.map((entry) => ({ label: shortDay.format(new Date(entry.day)), value: pick(entry) }));
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure label="Umsatz, ohne Erstattungen">{formatPrice(sums.revenueCents)}</Figure>
        <Figure label="Bestellungen">{count.format(sums.orders)}</Figure>
        <Figure label="Durchschnittlicher Warenkorb">
          {sums.basketCents === null ? '–' : formatPrice(sums.basketCents)}
        </Figure>
      </dl>
      <div className="grid gap-6 xl:grid-cols-2">
        <Card className="p-5">
          <BarChart
            title="Umsatz"
            labelHeading="Tag"
            bars={perDay(({ revenueCents }) => revenueCents)}
            format={formatPrice}
          />
        </Card>
        <Card className="p-5">
          <BarChart
            title="Bestellungen"
            labelHeading="Tag"
            bars={perDay(({ orders }) => orders)}
            format={count.format}
          />
        </Card>
        <Card className="p-5 xl:col-span-2">
          <FunnelChart
            title="Weg der Bestellungen"
            countHeading="Bestellungen"
            stages={[
              { label: 'Bestellt', count: steps.placed },
              { label: 'Bezahlt', count: steps.paid },
              { label: 'In Arbeit oder fertig', count: steps.begun },
              { label: 'Versendet', count: steps.shipped },
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
