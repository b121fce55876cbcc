import type { TemplateIssueCode } from 'configurator-core';

/** A code of the reference: what causes it, how to repair it, and the smallest input that shows it. */
export interface CodeEntry<Example> {
  readonly cause: string;
  readonly repair: string;
  readonly example: Example;
}

const text = (name: string, more: object = {}) => ({ id: `f-${name}`, name, field_type: 'text', ...more });

/** A template with these fields in one section. */
export const templateOf = (fields: readonly object[], more: object = {}) => ({
  id: 't',
  name: 'Example',
  format: 3,
  sections: [{ id: 's', groups: [{ id: 'g', fields }] }],
  ...more,
});

/** Conditions within each other, one level deeper than allowed. */
const nested = (levels: number): object =>
  levels === 0 ? { field: 'a', operator: 'equals', value: 'x' } : { not: nested(levels - 1) };

/** Why a template is refused. The example is a template, or text that should be one. */
export const templateIssueEntries: Readonly<Record<TemplateIssueCode, CodeEntry<unknown>>> = {
  unreadable: {
    cause: 'The text is not JSON, or the JSON is not an object.',
    repair: 'Pass the object of a template, or the text of its JSON.',
    example: '{"id": "t",',
  },
  too_large: {
    cause:
      'The template has more fields, parts, characters, values, keys or scenarios than allowed. The message names the limit.',
    repair: 'Split the template, or shorten what the message names.',
    example: templateOf([text('a')], { sections: Array.from({ length: 20_001 }, (_, index) => ({ id: `s${index}` })) }),
  },
  too_deep: {
    cause: 'Conditions, or objects within objects, are nested more deeply than allowed.',
    repair: 'Flatten the condition: several terms belong into one `all` or `any`.',
    example: templateOf([text('a'), text('b', { conditional_display: nested(200) })]),
  },
  forbidden_key: {
    cause: 'An object has the key `__proto__`, which programs could mistake for its prototype.',
    repair: 'Remove the key.',
    example: JSON.parse(
      JSON.stringify(templateOf([text('a')])).replace('"field_type"', '"__proto__": {}, "field_type"'),
    ),
  },
  unsupported_format: {
    cause: 'The template is of a newer format than the engine knows.',
    repair: 'Update `configurator-core`.',
    example: templateOf([text('a')], { format: 99 }),
  },
  missing: {
    cause: 'A required key is missing, null or empty.',
    repair: 'Add the key; the path ends with its name.',
    example: { id: 't', format: 3, name: 'Example' },
  },
  invalid_type: {
    cause: 'The value has another type than the key requires, for example a text instead of a number.',
    repair: 'Write the value as the reference of the template format shows it.',
    example: templateOf([text('a', { additional_options: { unit: 5 } })]),
  },
  invalid_value: {
    cause: 'The value has the right type and is outside of what the key allows.',
    repair: 'Use one of the allowed values.',
    example: templateOf([], { sections: [{ id: 's', groups: [{ id: 'g', layout: 'table', fields: [text('a')] }] }] }),
  },
  invalid_price: {
    cause: '`additional_price` is neither a number nor a decimal text, or above a million euros.',
    repair: 'Write euros: `8`, `8.5` or `"8,50"`.',
    example: templateOf([
      text('a', { field_type: 'radio', options: [{ id: 'o', label: 'A', value: 'a', additional_price: '8 €' }] }),
    ]),
  },
  negative_price: {
    cause: '`additional_price` is below 0.',
    repair: 'Use a price rule with `discount: true`.',
    example: templateOf([
      text('a', { field_type: 'radio', options: [{ id: 'o', label: 'A', value: 'a', additional_price: -8 }] }),
    ]),
  },
  currency_mismatch: {
    cause: 'The template is in another currency than the one that the host charges, its option `currency`.',
    repair: 'Set the `currency` of the template to that of the host, and its amounts with it.',
    example: templateOf([text('a')], { currency: 'CHF' }),
  },
  invalid_condition: {
    cause: 'A condition is neither a rule nor `all`, `any`, `not` or `logic`, or its operator is unknown.',
    repair: 'Correct the key or the operator that the path names.',
    example: templateOf([text('a'), text('b', { conditional_display: { field: 'a', operator: 'is', value: 'x' } })]),
  },
  invalid_amount: {
    cause: 'The amount of a price rule has none of the known forms.',
    repair: 'Write cents as a whole number, or one of the forms of the reference.',
    example: templateOf([text('a')], { price_rules: [{ id: 'r', label: 'Express', amount: '15 €' }] }),
  },
  unsafe_logic: {
    cause: 'A JSON Logic expression uses an unknown operator, reads a forbidden name, or could run for too long.',
    repair: 'Use the operators of the reference, and split large expressions into computed fields.',
    example: templateOf([text('a'), text('b', { conditional_display: { logic: { eval: ['a'] } } })]),
  },
  invalid_pattern: {
    cause: '`pattern` is not a regular expression.',
    repair: 'Correct the expression. It must match the whole text.',
    example: templateOf([text('a', { validation_rules: { pattern: '([A-Z]' } })]),
  },
  unsafe_pattern: {
    cause: '`pattern` could take too long: it has a back reference, a lookaround or nested repetitions.',
    repair: 'Write the expression without them.',
    example: templateOf([text('a', { validation_rules: { pattern: '(\\w+)\\1' } })]),
  },
  reserved_name: {
    cause: 'A name is reserved, because stored configurations use it, or objects of JavaScript have it.',
    repair: 'Choose a name that does not begin with `_` and is not `constructor` or `prototype`.',
    example: templateOf([text('_a')]),
  },
  duplicate_name: {
    cause: 'Two fields have the same name.',
    repair: 'Rename one of them, and the rules that mean it.',
    example: templateOf([text('a'), text('a', { id: 'f-other' })]),
  },
  duplicate_id: {
    cause: 'Two parts of the same kind have the same id.',
    repair: 'Give one of them another id. `copyTemplate` does so for a copy.',
    example: templateOf([], { sections: [{ id: 's' }, { id: 's' }] }),
  },
  duplicate_option: {
    cause: 'Two options of a field have the same value.',
    repair: 'Give one of them another value.',
    example: templateOf([
      text('a', {
        field_type: 'radio',
        options: [
          { id: 'o1', label: 'A', value: 'a' },
          { id: 'o2', label: 'B', value: 'a' },
        ],
      }),
    ]),
  },
  unknown_field: {
    cause: 'A condition, a comparison or a price rule names a field that does not exist or is of the wrong type.',
    repair: 'Write the name or the id of an existing field.',
    example: templateOf([text('a', { conditional_display: { field: 'b', operator: 'equals', value: 'x' } })]),
  },
  unknown_field_type: {
    cause: 'The field type is neither built in nor passed to the engine.',
    repair: 'Correct the spelling, or pass the type as one of `fieldTypes`.',
    example: templateOf([text('a', { field_type: 'shop:date' })]),
  },
  invalid_field_type: {
    cause: 'The code of a host field type threw an error, or returned something that is not allowed.',
    repair: 'Correct the type that the message names.',
    example: templateOf([text('a', { field_type: 'shop:broken' })]),
  },
  cycle: {
    cause: 'Conditions or computed fields read each other in a circle.',
    repair: 'Remove one of the references that the message lists.',
    example: templateOf([
      text('a', { conditional_display: { field: 'b', operator: 'equals', value: 'x' } }),
      text('b', { conditional_display: { field: 'a', operator: 'equals', value: 'x' } }),
    ]),
  },
};
