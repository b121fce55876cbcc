import { type ReactNode, useState } from 'react';
import type { Elements } from '#app/ui/page/elements.ts';
import { SectionHeading } from '#app/ui/page/section-heading.tsx';

interface MeasuringGuideProps<Name extends string> {
  /** Labels of the measurements, by name. */
  measurements: Readonly<Record<Name, string>>;
  /** The measurement highlighted initially. */
  first: Name;
  /** Returns the drawing with the measurement highlighted. */
  renderDrawing: (measurement: Name) => ReactNode;
  /** Shown below the measurements, e.g. a button that shows more. */
  action?: Elements;
}

/** Shows on a drawing where each measurement is taken. */
export function MeasuringGuide<Name extends string>(props: MeasuringGuideProps<Name>) {
  const { measurements, first, renderDrawing, action } = props;
  const [chosen, setChosen] = useState(first);
  const names = Object.keys(measurements).filter((name): name is Name => name in measurements);
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 pb-16 sm:px-6 md:grid-cols-2 md:gap-12 md:pb-20">
      <div className="flex flex-col gap-6">
        <SectionHeading title="Wo das Maßband anliegt">
          Neun Maße braucht ein Mantel. Wählen Sie eines, und die Zeichnung zeigt, wo es genommen wird.
        </SectionHeading>
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === chosen}
                onClick={() => setChosen(name)}
                className="min-h-11 rounded-full border border-line-strong bg-surface px-4 font-medium hover:border-forest aria-pressed:border-tape aria-pressed:bg-tape aria-pressed:text-on-tape"
              >
                {measurements[name]}
              </button>
            </li>
          ))}
        </ul>
        {action}
      </div>
      <div className="aspect-[780/540] overflow-hidden rounded-card border border-line bg-surface p-2">
        {renderDrawing(chosen)}
      </div>
    </section>
  );
}
