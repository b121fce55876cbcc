import { Check } from 'lucide-react';
import { useId } from 'react';
import { formatDayRange } from 'shop-backend/legal';
import { formatDay } from '#app/lib/formats/format-date.ts';
import { Card } from '#app/ui/content/card.tsx';
import type { WorkshopStep } from '../texts/workshop-plan.ts';

const names: Readonly<Record<WorkshopStep['name'], string>> = {
  received: 'Bestellung eingegangen',
  cutting: 'Wir schneiden zu',
  sewing: 'Wir nähen',
  packing: 'Wir prüfen und verpacken',
  delivery: 'Bei Ihnen',
};

/** The planned steps of an order in the workshop, as the marks of a tape measure. */
export function WorkshopSteps({ steps }: { steps: readonly WorkshopStep[] }) {
  const headingId = useId();
  return (
    <Card className="mt-6 p-6">
      <h2 id={headingId} className="text-xl">
        So geht es weiter
      </h2>
      <ol aria-labelledby={headingId} className="mt-4">
        {steps.map((step) => (
          <li key={step.name} className="flex gap-4 pb-4 last:pb-0">
            <span
              aria-hidden
              className={`grid size-7 shrink-0 place-items-center rounded-full ${
                step.state === 'planned' ? 'border-2 border-line-strong' : 'bg-tape text-on-tape'
              }`}
            >
              {step.state === 'done' && <Check className="size-4" />}
            </span>
            <div className="min-w-0">
              <p className="font-medium">
                <span>{names[step.name]}</span>
                {step.state === 'current' && <span className="text-ink-soft"> · gerade jetzt</span>}
              </p>
              <p className="text-ink-soft text-sm tabular-nums">{dayOf(step)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-soft text-sm">Die Tage sind geplant. Den Versand melden wir Ihnen per E-Mail.</p>
    </Card>
  );
}

function dayOf({ state, day, from }: WorkshopStep): string {
  if (from !== undefined) return `voraussichtlich ${formatDayRange({ from, to: day })}`;
  return state === 'planned' ? `bis ${formatDay(day)}` : formatDay(day);
}
