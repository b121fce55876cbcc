import type { FindingCode } from 'configurator-core/analysis';
import { templateOf } from './template-issues.ts';

/** What causes a finding, and how to repair it. */
interface FindingEntry {
  readonly cause: string;
  readonly repair: string;
  /** A template with the finding, if `brokenTemplates` has none. */
  readonly example?: object;
}

const text = (name: string, more: object = {}) => ({ id: `f-${name}`, name, field_type: 'text', ...more });
const width = { id: 'f-width', name: 'width', field_type: 'number', validation_rules: { min: 10, max: 30 } };
const option = (id: string, value: string) => ({ id, label: id, value });
const radio = (...options: readonly object[]) => ({ id: 'f-size', name: 'size', field_type: 'radio', options });
const tableOf = (ranges: readonly object[]) => ({
  price_rules: [
    {
      id: 'r',
      label: 'Width',
      amount: { table: { columns: { field: 'width', ranges }, cells: [ranges.map(() => 500)], gap: 'reject' } },
    },
  ],
});
const breaks = (...quantity_breaks: readonly object[]) => ({ quantity_breaks });

/** Meaning of the findings of `analyseTemplate`. */
export const findingEntries: Readonly<Record<FindingCode, FindingEntry>> = {
  unknown_field: {
    cause: 'A condition, a comparison or a price rule names a field that does not exist.',
    repair: 'Write the name or the id of an existing field.',
  },
  duplicate_name: {
    cause: 'Two fields have the same name.',
    repair: 'Rename one of them, and the rules that mean it.',
    example: templateOf([text('a'), text('a', { id: 'f-other' })]),
  },
  duplicate_option: {
    cause: 'Two options of a field have the same value.',
    repair: 'Give one of them another value.',
    example: templateOf([radio(option('o1', 's'), option('o2', 's'))]),
  },
  visibility_cycle: {
    cause: 'Conditions or computed fields read each other in a circle.',
    repair: 'Remove one of the references.',
  },
  dead_end: {
    cause: 'After the choices of the witness, a required field can no longer be filled in.',
    repair: 'Make the field optional, show it in fewer cases, or offer a valid value in that case.',
  },
  cannot_complete: {
    cause: 'No configuration is valid, because a required field that is always shown accepts no value.',
    repair: 'Correct the bounds or the options of the field.',
  },
  never_true: {
    cause: 'A condition can never hold.',
    repair: 'Correct the terms that exclude each other, or remove the part.',
  },
  never_shown: {
    cause: 'The condition can hold, but only while the group, the section or the field above is hidden.',
    repair: 'Correct one of the two conditions.',
  },
  only_incomplete: {
    cause: 'The condition holds only while a required field that it reads is empty.',
    repair: 'Compare with a value that can be chosen.',
  },
  always_true: { cause: 'The condition always holds.', repair: 'Remove the condition.' },
  implied: {
    cause: 'The condition always holds while the parts above are shown.',
    repair: 'Remove the condition.',
  },
  never_asked: {
    cause: 'No valid values are unusual for a plausibility check.',
    repair: 'Correct the condition, or remove the check.',
  },
  always_asked: {
    cause: 'All valid values are unusual for a plausibility check, or it has no condition.',
    repair: 'Write a condition that holds only for unusual values.',
  },
  redundant_term: { cause: 'A term changes nothing in its condition.', repair: 'Remove the term.' },
  unknown_option: {
    cause: 'A rule compares with a value that the field does not offer.',
    repair: 'Write the value of an option, not its label.',
  },
  blank_option: {
    cause: 'The value of an option consists of blanks, which count as empty.',
    repair: 'Give the option a value.',
    example: templateOf([radio(option('o1', ' '), option('o2', 's'))]),
  },
  invalid_comparison: {
    cause: '`greaterThanField` or `lessThanField` names a field that is no number, or the field itself.',
    repair: 'Name another number field.',
  },
  impossible_comparison: {
    cause: 'No two numbers within the bounds of both fields satisfy the comparison.',
    repair: 'Correct the bounds of one of the fields, or the direction of the comparison.',
  },
  circular_comparison: {
    cause: 'Several comparisons exclude each other: each field must be greater than the next one.',
    repair: 'Remove one of the comparisons.',
  },
  needless_comparison: {
    cause: 'The bounds of both fields already guarantee the comparison.',
    repair: 'Remove the comparison.',
  },
  invalid_price_field: {
    cause: 'A price rule counts a field of the wrong type, for example the characters of a number.',
    repair: 'Name a field of the type that the form of the amount counts.',
    example: templateOf([width], {
      price_rules: [{ id: 'r', label: 'Print', amount: { per_character: 50, field: 'width' } }],
    }),
  },
  table_overlap: {
    cause: 'A number is in two ranges of a price table; the first one counts.',
    repair: 'End the first range below the second.',
    example: templateOf(
      [width],
      tableOf([
        { from: 10, to: 20 },
        { from: 15, to: 30 },
      ]),
    ),
  },
  table_gap: {
    cause: 'A valid value has no price in the table.',
    repair: 'Add the missing range, option or cell, narrow the bounds of the field, or set `gap` to `round_up`.',
    example: templateOf([width], tableOf([{ from: 10, to: 20 }])),
  },
  unused_quantity_break: {
    cause: 'A quantity break never lowers the price.',
    repair: 'Correct or remove it.',
    example: templateOf([text('a')], breaks({ from: 5, label: 'From 5', percent: 0 })),
  },
  worse_quantity_break: {
    cause: 'From this quantity on each piece costs more again.',
    repair: 'Lower the price further, or remove the break.',
    example: templateOf(
      [text('a')],
      breaks({ from: 5, label: 'From 5', percent: 10 }, { from: 10, label: 'From 10', percent: 5 }),
    ),
  },
  scenario_failed: {
    cause: 'Fields, issues or total differ from what a scenario expects.',
    repair: 'Correct the template, or accept the new result as the expected one.',
    example: templateOf([text('a')], {
      scenarios: [
        {
          id: 'sc',
          name: 'Empty',
          values: {},
          base_price: 9900,
          expected: { visible: ['a'], issues: [], total: 5000 },
        },
      ],
    }),
  },
  unknown_key: {
    cause: 'The format does not define the key. It is an error if exactly one known key is close to it.',
    repair: 'Correct the spelling. Keys of your own begin with `x-`.',
    example: templateOf([text('a', { is_requird: true })]),
  },
  key_without_effect: {
    cause: 'The field type does not use the setting or the rule.',
    repair: 'Remove the key, or change the field type.',
    example: templateOf([text('a', { additional_options: { rows: 5 } })]),
  },
  unknown_currency: {
    cause: 'ISO 4217 does not list the currency.',
    repair: 'Correct the code: three capital letters, such as `EUR`.',
    example: templateOf([text('a')], { currency: 'EUO' }),
  },
  missing_translation: {
    cause: 'A language has translations of only some texts.',
    repair: 'Translate the texts, or remove the language.',
    example: templateOf(
      [
        text('a', { label: 'Größe' }),
        text('b', { label: 'Breite', translations: { en: { label: { text: 'Width', of: 'Breite' } } } }),
      ],
      { language: 'de' },
    ),
  },
  outdated_translation: {
    cause: 'A text has changed since it was translated.',
    repair: 'Check the translation, and store the current text as its `of`.',
    example: templateOf(
      [text('a', { label: 'Größe', translations: { en: { label: { text: 'Size', of: 'Grösse' } } } })],
      { language: 'de' },
    ),
  },
};
