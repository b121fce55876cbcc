import { formatMeasure, formatNumber } from 'configurator-core';
import type { ReactNode } from 'react';
import { type MaterialFacts, maxWarmth, type WaterResistance } from '#app/lib/materials/material-facts.ts';

const waterTexts: Readonly<Record<WaterResistance, string>> = {
  none: 'Nimmt Wasser auf',
  repellent: 'Wasserabweisend',
  waterproof: 'Wasserdicht',
};

const levels = Array.from({ length: maxWarmth }, (_, index) => index + 1);

/** What the workshop states about a fabric. Unknown facts are left out. */
export function FabricFacts({ facts }: { facts: MaterialFacts }) {
  const { weightGsm, warmth, waterResistance, care } = facts;
  return (
    <dl className="divide-y divide-line border-line border-y">
      {weightGsm !== null && <Fact name="Gewicht">{formatMeasure(formatNumber(weightGsm, 'de'), 'g/m²')}</Fact>}
      {warmth !== null && (
        <Fact name="Wärme">
          <span className="flex items-center gap-3">
            <span aria-hidden className="flex gap-1">
              {levels.map((level) => (
                <span
                  key={level}
                  className={`h-4 w-2.5 rounded-[2px] border ${level <= warmth ? 'border-ink bg-tape' : 'border-line-strong'}`}
                />
              ))}
            </span>
            <span>{`${warmth} von ${maxWarmth}`}</span>
          </span>
        </Fact>
      )}
      {waterResistance !== null && <Fact name="Regen">{waterTexts[waterResistance]}</Fact>}
      {care !== null && <Fact name="Pflege">{care}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-3 py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
