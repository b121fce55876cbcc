import { PawPrint, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#app/lib/formats/format-date.ts';
import { type Dog, describeDog, isOutdated } from '../dog.ts';

/** A saved dog with its description, and a hint if its measurements are outdated. */
export function DogItem({ dog, actions }: { dog: Dog; actions: ReactNode }) {
  return (
    <li className="rounded-card border border-line p-4">
      <div className="flex items-start gap-3">
        <PawPrint aria-hidden className="mt-1 size-5 shrink-0 text-forest" />
        <div className="min-w-0">
          <h3 className="break-words text-lg">{dog.name}</h3>
          <p className="break-words text-ink-soft text-sm">{describeDog(dog)}</p>
          <p className="text-ink-soft text-sm">
            <span>{`Gemessen am ${formatDate(dog.measuredAt)}`}</span>
            {dog.id === 'local' && <span> · nur in diesem Browser</span>}
          </p>
          {isOutdated(dog, new Date()) && (
            <p className="mt-1 flex items-start gap-1.5 font-medium text-sm">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-clay" />
              Vor mehr als sechs Monaten gemessen. Bitte messen Sie nach.
            </p>
          )}
        </div>
      </div>
      <div className="mt-2 -ml-1 flex flex-wrap">{actions}</div>
    </li>
  );
}
