import * as z from 'zod/mini';

const text = z.nullish(z.string());
const number = z.nullish(z.number());
const flag = z.nullish(z.boolean());
const json = z.optional(z.unknown());
const placed = { id: z.string(), order_index: number, conditional_display: json };

const optionSchema = z.looseObject({
  ...placed,
  label: z.string(),
  value: z.string(),
  additional_price: json,
  is_default: flag,
  color_value: text,
});

const validationRulesSchema = z.looseObject({
  min: number,
  max: number,
  step: number,
  integer: flag,
  minLength: number,
  maxLength: number,
  pattern: text,
  email: flag,
  message: text,
});

const fieldSchema = z.looseObject({
  ...placed,
  name: z.string(),
  field_type: z.enum(['text', 'textarea', 'number', 'dropdown', 'radio', 'checkbox', 'color', 'static_text', 'iframe']),
  label: text,
  placeholder: text,
  tooltip: text,
  is_required: flag,
  default_value: json,
  validation_rules: z.nullish(validationRulesSchema),
  additional_options: z.nullish(z.looseObject({})),
  options: z.nullish(z.array(optionSchema)),
});

const groupSchema = z.looseObject({
  ...placed,
  title: text,
  description: text,
  layout: z.nullish(z.enum(['vertical', 'horizontal', 'grid'])),
  fields: z.nullish(z.array(fieldSchema)),
});

const sectionSchema = z.looseObject({
  ...placed,
  title: text,
  description: text,
  groups: z.nullish(z.array(groupSchema)),
});

const priceRuleSchema = z.looseObject({ label: z.string(), when: json, amount: z.unknown(), discount: flag });

/**
 * The wire format of a template, as `get_complete_form` returns it; unknown keys pass. Conditions, amounts of money and
 * patterns, and names that must not be empty, are checked where they are read.
 */
export const templateSchema = z.looseObject({
  id: z.string(),
  format: number,
  version: number,
  name: z.string(),
  description: text,
  configurator_type: text,
  price_rules: z.nullish(z.array(priceRuleSchema)),
  sections: z.nullish(z.array(sectionSchema)),
});

/** A template on the wire. */
export type TemplateJson = z.infer<typeof templateSchema>;
export type SectionJson = z.infer<typeof sectionSchema>;
export type GroupJson = z.infer<typeof groupSchema>;
export type FieldJson = z.infer<typeof fieldSchema>;
export type OptionJson = z.infer<typeof optionSchema>;
export type PriceRuleJson = z.infer<typeof priceRuleSchema>;
