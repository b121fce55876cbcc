import { defineFieldType, evaluate, loadConfigurator, toConfiguratorSettings } from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';
import * as z from 'zod/mini';

// #region date
const day = 24 * 60 * 60 * 1000;

/** Days since 1970 of `2026-12-24`; undefined for anything else. */
export function dayOf(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time / day;
}

/** Rules compare days; settings keep `2026-12-24`; people read `24.12.2026`. */
export const dateType = (today: string) =>
  defineFieldType({
    name: 'shop:date',
    options: z.looseObject({ fromDays: z.number(), toDays: z.number() }),
    domain: ({ fromDays, toDays }) => {
      const start = dayOf(today) ?? Number.NaN;
      return { kind: 'number', min: start + fromDays, max: start + toDays, step: 1 };
    },
    read: (raw) => (typeof raw === 'number' ? raw : dayOf(String(raw))),
    write: (value) => new Date(Number(value) * day).toISOString().slice(0, 10),
    print: (value, _, language) =>
      new Date(Number(value) * day).toLocaleDateString(language ?? 'de', {
        timeZone: 'UTC',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
      }),
  });
// #endregion date

// #region size
/** A size; which one fits is the component's to suggest from the girths in `upTo`. */
export const sizeType = defineFieldType({
  name: 'shop:size',
  options: z.looseObject({ upTo: z.record(z.string(), z.number()) }),
  domain: ({ upTo }) => ({ kind: 'choice', values: Object.keys(upTo).map((value) => ({ value, label: value })) }),
});
// #endregion size

// #region use
const fieldTypes = [dateType('2026-11-24'), sizeType];
const loaded = loadConfigurator(
  {
    id: 'sweater',
    name: 'Sweater',
    language: 'en',
    price_rules: [{ id: 'l', label: 'Size L', when: { field: 'size', operator: 'equals', value: 'L' }, amount: 900 }],
    sections: [
      {
        id: 'order',
        groups: [
          {
            id: 'all',
            fields: [
              {
                id: 'size',
                name: 'size',
                field_type: 'shop:size',
                is_required: true,
                additional_options: { upTo: { S: 45, M: 60, L: 80 } },
              },
              {
                id: 'wish',
                name: 'wish',
                field_type: 'shop:date',
                label: 'Wanted by',
                additional_options: { fromDays: 14, toDays: 90 },
              },
              {
                id: 'express',
                name: 'express',
                field_type: 'checkbox',
                // Never: the earliest day is 2026-12-08.
                conditional_display: { field: 'wish', operator: 'less_than', value: dayOf('2026-12-08') },
              },
            ],
          },
        ],
      },
    ],
  },
  { fieldTypes },
);
if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));

export const total = evaluate(loaded.value, { size: 'L', wish: '2026-12-24' }).totalCents; // 10800
export const settings = toConfiguratorSettings(loaded.value, { size: 'L', wish: '2026-12-24' });
export const { findings } = analyseTemplate(loaded.value.template); // never_true, at the express field
// #endregion use
