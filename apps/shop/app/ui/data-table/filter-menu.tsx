import { ListFilter } from 'lucide-react';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { DayField } from '../fields/day-field.tsx';
import { usePageFormats } from '../page/page-wording.ts';
import type { ShownFilter } from './list-table.ts';
import { Popover } from './popover.tsx';
import type { TableTexts } from './texts/table-texts.ts';
import { toolbarButtonStyle } from './toolbar-button-style.ts';

interface FilterMenuProps {
  filter: ShownFilter;
  query: TableQuery;
  words: TableTexts;
  onChange: (values: readonly string[] | null) => void;
}

/** A filter as a button that shows the selection and opens its choices. */
export function FilterMenu({ filter, query, words, onChange }: FilterMenuProps) {
  const values = query.filters[filter.id] ?? [];
  const { date } = usePageFormats();
  const chosen = describe(filter, values, date);
  const trigger = (
    <button type="button" className={toolbarButtonStyle} data-active={chosen === '' ? undefined : ''}>
      <ListFilter aria-hidden className="size-4" />
      <span>{filter.label}</span>
      {chosen !== '' && <span className="max-w-40 truncate font-normal">{chosen}</span>}
    </button>
  );
  return (
    <Popover trigger={trigger} title={filter.label}>
      {filter.kind === 'choice' ? (
        filter.choices.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            isChecked={values.includes(value)}
            onCheckedChange={(isChecked) => {
              const next = filter.choices
                .map((choice) => choice.value)
                .filter((known) => (known === value ? isChecked : !filter.isSingle && values.includes(known)));
              onChange(next.length === 0 ? null : next);
            }}
          />
        ))
      ) : (
        <DaysFilter values={values} words={words} onChange={onChange} />
      )}
    </Popover>
  );
}

function DaysFilter({
  values,
  words,
  onChange,
}: Pick<FilterMenuProps, 'words' | 'onChange'> & { values: readonly string[] }) {
  const [from = '', to = ''] = values;
  const change = (nextFrom: string, nextTo: string) =>
    onChange(nextFrom === '' && nextTo === '' ? null : [nextFrom, nextTo]);
  return (
    <div className="flex flex-col gap-3">
      <DayField label={words.from} value={from} max={to} onDay={(day) => change(day, to)} />
      <DayField label={words.to} value={to} min={from} onDay={(day) => change(from, day)} />
    </div>
  );
}

function describe(filter: ShownFilter, values: readonly string[], date: (day: string) => string): string {
  if (filter.kind === 'choice') {
    return filter.choices
      .filter(({ value }) => values.includes(value))
      .map(({ label }) => label)
      .join(', ');
  }
  const [from = '', to = ''] = values.map((value) => (value === '' ? '' : date(value)));
  return from === '' && to === '' ? '' : `${from} – ${to}`;
}
