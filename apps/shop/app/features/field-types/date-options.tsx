import type { Field } from 'configurator-core';
import { dateChoice, formatCalendarDay, formatWeekdays } from 'shop-backend/field-types';
import { CheckControl, type FieldOptionsProps, NumberControl } from 'template-editor';
import { optionTexts } from './option-texts.ts';

interface DateOptionsProps extends FieldOptionsProps {
  readonly today: string;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Options of a date field in the inspector of the template editor: the days that can be chosen. */
export function DateOptions({ options, change, language, today }: DateOptionsProps) {
  const words = optionTexts[language];
  const [from, to] = [numberOf(options.fromDays), numberOf(options.toDays)];
  const choice = dateChoice(options, today);
  const weekdays = choice?.weekdays ?? everyDay;
  return (
    <fieldset className="te-panel" aria-label={words.range}>
      <div className="te-pair">
        <NumberControl
          label={words.fromDays}
          value={from}
          min={1}
          step={1}
          unit={words.days}
          isRequired
          onChange={(fromDays) => (Number(fromDays) > (to ?? 0) ? words.wrongOrder : change({ fromDays }))}
        />
        <NumberControl
          label={words.toDays}
          value={to}
          min={1}
          step={1}
          unit={words.days}
          isRequired
          onChange={(toDays) => (Number(toDays) < (from ?? 0) ? words.wrongOrder : change({ toDays }))}
        />
      </div>
      <fieldset aria-label={words.weekdays}>
        <p className="te-label">{words.weekdays}</p>
        {everyDay.map((weekday) => (
          <CheckControl
            key={weekday}
            label={formatWeekdays([weekday], language)}
            isChecked={weekdays.includes(weekday)}
            onChange={(isOpen) => {
              const next = everyDay.filter((day) => (day === weekday ? isOpen : weekdays.includes(day)));
              // At least one weekday must remain.
              if (next.length > 0) change({ weekdays: next });
            }}
          />
        ))}
        <p className="te-hint">{words.weekdaysHint}</p>
      </fieldset>
      {choice && (
        <p className="te-hint">
          {words.today(formatCalendarDay(choice.earliest, language), formatCalendarDay(choice.latest, language))}
        </p>
      )}
    </fieldset>
  );
}

/** A date field on the canvas of the template editor. */
export function DateFace({ field, today }: { readonly field: Field; readonly today: string }) {
  const choice = dateChoice(field.additionalOptions, today);
  return (
    <div className="te-face te-face-input" aria-hidden="true">
      <span data-hint>{choice && formatCalendarDay(choice.earliest, null)}</span>
    </div>
  );
}
