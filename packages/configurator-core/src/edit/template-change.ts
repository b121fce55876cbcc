/** Kind of change between two versions of a template. */
export type TemplateChangeCode =
  | 'section_added'
  | 'section_removed'
  | 'section_changed'
  | 'field_added'
  | 'field_removed'
  | 'field_renamed'
  | 'field_changed'
  | 'option_added'
  | 'option_removed'
  | 'option_changed'
  | 'required_added'
  | 'required_removed'
  | 'price_changed'
  | 'rule_changed'
  | 'order_changed'
  | 'scenario_changed'
  | 'translation_changed'
  | 'translation_outdated';

/** One change, with its message. */
export interface TemplateChange {
  readonly code: TemplateChangeCode;
  /** The new name of the affected field, or its old name if it was removed. Null for sections and price rules. */
  readonly fieldName: string | null;
  readonly words: string;
  /** Set if a price changed by more than a factor of two, which the message says. */
  readonly isLarge?: true;
}
