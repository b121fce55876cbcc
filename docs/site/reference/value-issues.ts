import {
  type CustomFieldType,
  defineFieldType,
  type IssueCode,
  type UnavailableMaterial,
  type Values,
} from 'configurator-core';
import * as z from 'zod/mini';
import type { CodeEntry } from './template-issues.ts';

/** A field, and values of a configuration with the issue: the field is called `a`. */
export interface IssueExample {
  readonly field: object;
  readonly values: Values;
  /** Further fields. */
  readonly others?: readonly object[];
  /** Price rules of the template. */
  readonly price_rules?: readonly object[];
  readonly unavailable?: readonly UnavailableMaterial[];
  readonly fieldTypes?: readonly CustomFieldType[];
}

const number = (validation_rules: object) => ({ id: 'a', name: 'a', field_type: 'number', validation_rules });
const text = (validation_rules: object) => ({ id: 'a', name: 'a', field_type: 'text', validation_rules });
const file = (more: object) => ({ id: 'a', name: 'a', field_type: 'file', ...more });
const other = { id: 'b', name: 'b', label: 'B', field_type: 'number' };
const picture = (digit: number) => ({
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  name: `picture-${digit}.png`,
  mediaType: 'image/png',
  bytes: 2000,
});
const redLoden = { id: 'o', label: 'Red loden', value: 'red', material: 'loden-red' };
const evenNumber = defineFieldType({
  name: 'shop:even',
  options: z.object({}),
  domain: () => ({ kind: 'free' }),
  validate: (value) =>
    Number(value) % 2 === 0 ? [] : [{ code: 'odd', messages: { en: 'Enter an even number.', de: 'Gerade Zahl.' } }],
});

/** Why a value is not valid. */
export const issueEntries: Readonly<Record<IssueCode, CodeEntry<IssueExample>>> = {
  required: {
    cause: 'A required field is shown and empty.',
    repair: 'Fill it in.',
    example: { field: { ...text({}), is_required: true }, values: {} },
  },
  unconfirmed: {
    cause: 'A required plausibility check is shown and not confirmed.',
    repair: 'Check the values that it asks about, and confirm them. A server should not refuse an order for it.',
    example: {
      field: {
        id: 'a',
        name: 'a',
        field_type: 'checkbox',
        is_required: true,
        additional_options: { plausibility: 'Unusual: {b}. Please check.' },
        options: [{ id: 'o', label: 'This is correct', value: 'confirmed' }],
        conditional_display: { field: 'b', operator: 'greater_than', value: 100 },
      },
      values: { b: 110 },
      others: [other],
    },
  },
  below_min: {
    cause: 'The number is below `min`.',
    repair: 'Enter at least `params.min`.',
    example: { field: number({ min: 20 }), values: { a: 5 } },
  },
  above_max: {
    cause: 'The number is above `max`.',
    repair: 'Enter at most `params.max`.',
    example: { field: number({ max: 20 }), values: { a: 50 } },
  },
  off_step: {
    cause: 'The number is between two steps.',
    repair: 'Enter a multiple of `params.step`, counted from `min`.',
    example: { field: number({ step: 0.5 }), values: { a: 1.2 } },
  },
  not_integer: {
    cause: 'Only whole numbers are valid.',
    repair: 'Enter a whole number.',
    example: { field: number({ integer: true }), values: { a: 1.5 } },
  },
  too_short: {
    cause: 'The text has fewer characters than `minLength`.',
    repair: 'Enter at least `params.minLength` characters.',
    example: { field: text({ minLength: 3 }), values: { a: 'ab' } },
  },
  too_long: {
    cause: 'The text has more characters than `maxLength`.',
    repair: 'Enter at most `params.maxLength` characters.',
    example: { field: text({ maxLength: 3 }), values: { a: 'abcd' } },
  },
  pattern: {
    cause: 'The text does not match `pattern`.',
    repair: 'Give the rule a `message` that says what the text looks like.',
    example: { field: text({ pattern: '[A-Z]{2}' }), values: { a: 'x1' } },
  },
  email: {
    cause: 'The text is not an email address.',
    repair: 'Enter an address such as `name@example.org`.',
    example: { field: text({ email: true }), values: { a: 'name@' } },
  },
  not_greater: {
    cause: 'The number is not greater than that of the field in `greaterThanField`.',
    repair: 'Correct one of the two numbers; `params.other` is the label of the other field.',
    example: { field: number({ greaterThanField: 'b' }), others: [other], values: { a: 1, b: 2 } },
  },
  not_less: {
    cause: 'The number is not less than that of the field in `lessThanField`.',
    repair: 'Correct one of the two numbers; `params.other` is the label of the other field.',
    example: { field: number({ lessThanField: 'b' }), others: [other], values: { a: 2, b: 1 } },
  },
  not_in_table: {
    cause: 'The price table has no price for the value, or for both values together.',
    repair: 'Choose another value. `message` of the table can say what to do.',
    example: {
      field: number({}),
      values: { a: 99 },
      price_rules: [
        {
          id: 'r',
          label: 'Size',
          amount: {
            table: { columns: { field: 'a', ranges: [{ from: 1, to: 10 }] }, cells: [[500]], gap: 'reject' },
          },
        },
      ],
    },
  },
  too_many_files: {
    cause: 'There are more files than `maxFiles`.',
    repair: 'Remove files until `params.maxFiles` are left.',
    example: { field: file({}), values: { a: [picture(1), picture(2)] } },
  },
  file_type: {
    cause: 'A file is of none of the kinds in `accept`.',
    repair: 'Choose a file of `params.accept`.',
    example: { field: file({ additional_options: { accept: ['pdf'] } }), values: { a: [picture(1)] } },
  },
  file_too_large: {
    cause: 'A file is larger than `maxFileBytes`.',
    repair: 'Choose a smaller file.',
    example: { field: file({ validation_rules: { maxFileBytes: 1000 } }), values: { a: [picture(1)] } },
  },
  invalid: {
    cause: 'The `validate` function of a host field type refuses the value.',
    repair: 'Do what the message of the type says. `params.reason` is the code of the type.',
    example: { field: { id: 'a', name: 'a', field_type: 'shop:even' }, values: { a: '3' }, fieldTypes: [evenNumber] },
  },
  unavailable: {
    cause: 'The chosen option is made of a material that the host lists as unavailable.',
    repair: 'Choose another option. `params.reason` is the reason of the host.',
    example: {
      field: { id: 'a', name: 'a', field_type: 'radio', options: [redLoden] },
      values: { a: 'red' },
      unavailable: [{ material: 'loden-red', reason: 'sold out' }],
    },
  },
};
