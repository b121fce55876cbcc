import type { QuantityBreak } from '../contract/prices/quantity-break.schema.ts';
import type { Field, Group, Option, PriceRule, Section, Template } from '../contract/template/template.ts';

/** The parts with texts, by kind. */
export interface TextParts {
  readonly template: Template;
  readonly section: Section;
  readonly group: Group;
  readonly field: Field;
  readonly option: Option;
  readonly price_rule: PriceRule;
  readonly quantity_break: QuantityBreak;
}

/** A kind of part with texts. */
export type TextPartKind = keyof TextParts;

/** A part with texts. */
export type TextPart = TextParts[TextPartKind];
