import { useId } from 'react';
import { compareStages, type FunnelStage, greatestLoss } from '../funnel.ts';

interface FunnelChartProps {
  title: string;
  stages: readonly FunnelStage[];
  /** What is counted, as heading of the table's column: 'Besuche'. */
  countHeading: string;
}

const count = new Intl.NumberFormat('de-DE');
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });

/** A way that fewer and fewer go on, with its table: how many came to each stage, and after which one most are missing. */
export function FunnelChart({ title, stages, countHeading }: FunnelChartProps) {
  const id = useId();
  const compared = compareStages(stages);
  const loss = greatestLoss(compared);
  const summary =
    loss === null
      ? 'Unterwegs fehlt niemand.'
      : `Nach „${loss.after}“ fehlen die meisten: ${count.format(loss.lost)} von ${count.format(loss.of)}.`;
  const widest = Math.max(1, ...compared.map(({ count: reached }) => reached));
  return (
    <figure aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <figcaption id={`${id}-title`} className="font-semibold">
        {title}
      </figcaption>
      <div role="img" aria-label={`${title}. ${summary}`} className="flex flex-col gap-2.5">
        {compared.map(({ label, count: reached, share, lost }, place) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm sm:grid-cols-[11rem_1fr_7rem]"
          >
            <span className="min-w-0 truncate">{label}</span>
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
              {count.format(reached)}
              <span className="text-ink-soft">{place === 0 ? '' : ` · ${percent.format(share)}`}</span>
              {lost > 0 && lost === loss?.lost && <span className="text-clay">{` −${count.format(lost)}`}</span>}
            </span>
          </div>
        ))}
      </div>
      <p className="text-ink-soft text-sm">{summary}</p>
      <details>
        <summary className="min-h-6 cursor-pointer text-forest text-sm">Als Tabelle</summary>
        <table className="mt-2 w-full text-sm" aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className="py-1 text-start">
                Schritt
              </th>
              <th scope="col" className="py-1 text-end">
                {countHeading}
              </th>
              <th scope="col" className="py-1 text-end">
                Anteil
              </th>
              <th scope="col" className="py-1 text-end">
                Verlust
              </th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ label, count: reached, share, lost }) => (
              <tr key={label} className="border-line border-t">
                <th scope="row" className="py-1 text-start font-normal">
                  {label}
                </th>
                <td className="py-1 text-end tabular-nums">{count.format(reached)}</td>
                <td className="py-1 text-end tabular-nums">{percent.format(share)}</td>
                <td className="py-1 text-end tabular-nums">{lost === 0 ? '–' : count.format(lost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
