import { useState } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { DayField } from '#app/ui/fields/day-field.tsx';
import { type DayRange, lastDays, rangeProblem } from '../figures.ts';
import { useDashboardTexts } from '../texts/dashboard-texts.ts';

interface RangeFieldsProps {
  range: DayRange;
  onRange: (range: DayRange) => void;
}

/** Two date fields and buttons for common ranges. An invalid range shows an error at the last changed field. */
export function RangeFields({ range, onRange }: RangeFieldsProps) {
  const texts = useDashboardTexts();
  const [draft, setDraft] = useState<(DayRange & { changed: keyof DayRange }) | null>(null);
  const [lastRange, setLastRange] = useState(range);
  if (lastRange.from !== range.from || lastRange.to !== range.to) {
    setLastRange(range);
    setDraft(null);
  }
  const { from, to } = draft ?? range;
  const problem = draft === null ? null : rangeProblem(draft);

  function change(changed: keyof DayRange, day: string) {
    if (day === '') return;
    const next = { from, to, [changed]: day };
    setDraft({ ...next, changed });
    if (rangeProblem(next) === null) onRange(next);
  }
  const errorOf = (field: keyof DayRange) =>
    problem === null || draft?.changed !== field ? undefined : texts.rangeProblems[problem];

  return (
    <div className="flex flex-wrap items-end gap-3">
      <RangePresets
        range={range}
        onRange={(preset) => {
          setDraft(null);
          onRange(preset);
        }}
      />
      <div className="flex flex-wrap items-start gap-3">
        <DayField
          label={texts.from}
          value={from}
          max={to}
          error={errorOf('from')}
          onDay={(day) => change('from', day)}
        />
        <DayField label={texts.to} value={to} min={from} error={errorOf('to')} onDay={(day) => change('to', day)} />
      </div>
    </div>
  );
}

const presets = [7, 30, 365] as const;

/** Buttons for common ranges that end today. */
function RangePresets({ range, onRange }: RangeFieldsProps) {
  const texts = useDashboardTexts();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.range}</legend>
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
            {texts.lastDays(days)}
          </Button>
        );
      })}
    </fieldset>
  );
}
