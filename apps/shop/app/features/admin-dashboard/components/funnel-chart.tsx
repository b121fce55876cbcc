import { useId } from 'react';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { compareStages, type FunnelStage, largestDropOff } from '../funnel.ts';
import { useDashboardTexts } from '../texts/dashboard-texts.ts';

interface FunnelChartProps {
  title: string;
  stages: readonly FunnelStage[];
  /** Heading of the table's count column, for example 'Visits'. */
  countHeading: string;
}

/** Funnel chart with a table of the visits per stage and the stage with the largest loss. */
export function FunnelChart({ title, stages, countHeading }: FunnelChartProps) {
  const id = useId();
  const texts = useDashboardTexts();
  const { number, percent } = usePageFormats();
  const compared = compareStages(stages);
  const loss = largestDropOff(compared);
  const summary = loss === null ? texts.noLoss : texts.largestDropOff(loss.after, number(loss.lost), number(loss.of));
  const [beforeLabel, ...afterLabel] = loss === null ? [summary] : summary.split(loss.after);
  const widest = Math.max(1, ...compared.map(({ count: reached }) => reached));
  return (
    <figure aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <figcaption id={`${id}-title`} className="font-semibold">
        {title}
      </figcaption>
      <div role="img" aria-labelledby={`${id}-title ${id}-summary`} className="flex flex-col gap-2.5">
        {compared.map(({ label, lang, count: reached, share, lost }, place) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm sm:grid-cols-[11rem_1fr_7rem]"
          >
            <span lang={lang} className="min-w-0 truncate">
              {label}
            </span>
            <svg
              aria-hidden
              preserveAspectRatio="none"
              viewBox="0 0 100 10"
              className="h-5 w-full max-sm:order-last max-sm:col-span-2"
            >
              <rect width={100} height={10} className="fill-mist" />
              <rect width={(100 * reached) / widest} height={10} className="fill-forest" />
            </svg>
            <span className="text-end tabular-nums">
              <span>{number(reached)}</span>
              <span className="text-ink-soft">{place === 0 ? '' : ` · ${percent(share)}`}</span>
              {lost > 0 && lost === loss?.lost && <span className="text-clay">{` −${number(lost)}`}</span>}
            </span>
          </div>
        ))}
      </div>
      <p id={`${id}-summary`} className="text-ink-soft text-sm">
        <span>{beforeLabel}</span>
        {loss !== null && <span lang={compared.find(({ label }) => label === loss.after)?.lang}>{loss.after}</span>}
        <span>{afterLabel.join(loss?.after)}</span>
      </p>
      <details>
        <summary className="min-h-6 cursor-pointer text-forest text-sm">{texts.asTable}</summary>
        <table className="mt-2 w-full text-sm" aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className="py-1 text-start">
                {texts.step}
              </th>
              <th scope="col" className="py-1 text-end">
                {countHeading}
              </th>
              <th scope="col" className="py-1 text-end">
                {texts.share}
              </th>
              <th scope="col" className="py-1 text-end">
                {texts.loss}
              </th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ label, lang, count: reached, share, lost }) => (
              <tr key={label} className="border-line border-t">
                <th scope="row" lang={lang} className="py-1 text-start font-normal">
                  {label}
                </th>
                <td className="py-1 text-end tabular-nums">{number(reached)}</td>
                <td className="py-1 text-end tabular-nums">{percent(share)}</td>
                <td className="py-1 text-end tabular-nums">{lost === 0 ? '–' : number(lost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
