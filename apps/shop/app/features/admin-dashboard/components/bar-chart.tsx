import { useId } from 'react';
import { useDashboardTexts } from '../texts/dashboard-texts.ts';

/** One bar. */
export interface Bar {
  /** Label of the bar. */
  label: string;
  value: number;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  /** Heading of the table's first column. */
  labelHeading: string;
}

const width = 720;
const height = 180;
const gap = 0.25;

/** Bar chart with a table of the exact values. */
export function BarChart({ title, bars, format, labelHeading }: BarChartProps) {
  const id = useId();
  const texts = useDashboardTexts();
  const top = Math.max(1, ...bars.map(({ value }) => value));
  const step = width / Math.max(1, bars.length);
  const highest = bars.reduce<Bar | null>((best, bar) => (best === null || bar.value > best.value ? bar : best), null);
  const summary =
    highest === null || highest.value === 0 ? texts.noValues : texts.highest(format(highest.value), highest.label);
  return (
    <figure aria-labelledby={`${id}-title`} className="flex flex-col gap-2">
      <figcaption id={`${id}-title`} className="font-semibold">
        {title}
      </figcaption>
      <p aria-hidden className="text-end text-ink-soft text-sm tabular-nums">
        {highest === null || highest.value === 0 ? '' : format(highest.value)}
      </p>
      <svg viewBox={`0 0 ${width} ${height + 8}`} role="img" aria-label={`${title}. ${summary}`} className="w-full">
        {[0, 0.5, 1].map((share) => (
          <line key={share} x1={0} x2={width} y1={4 + height * share} y2={4 + height * share} className="stroke-line" />
        ))}
        {bars.map(({ label, value }, place) => (
          <rect
            key={label}
            x={place * step + (step * gap) / 2}
            width={Math.max(1, step * (1 - gap))}
            y={4 + height - (height * Math.max(0, value)) / top}
            height={(height * Math.max(0, value)) / top}
            rx={Math.min(3, step / 6)}
            className="fill-forest"
          >
            <title>{`${label}: ${format(value)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="flex justify-between text-ink-soft text-sm">
        <span>{bars.at(0)?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <details>
        <summary className="min-h-6 cursor-pointer text-forest text-sm">{texts.asTable}</summary>
        <div className="mt-2 max-h-64 overflow-auto">
          <table className="w-full text-sm" aria-label={title}>
            <thead>
              <tr>
                <th scope="col" className="py-1 text-start">
                  {labelHeading}
                </th>
                <th scope="col" className="py-1 text-end">
                  {title}
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ label, value }) => (
                <tr key={label} className="border-line border-t">
                  <th scope="row" className="py-1 text-start font-normal">
                    {label}
                  </th>
                  <td className="py-1 text-end tabular-nums">{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
