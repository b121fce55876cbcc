import { isRecord, type Json } from '../json.ts';

/** One step from an older wire format to the next. Idempotent, since a template without a number is taken for the oldest. */
export interface TemplateMigration {
  /** The format this step leads to. */
  readonly to: number;
  readonly name: string;
  /**
   * Brings one element on, which is plain JSON of any shape; never throws, and leaves alone what it does not know.
   * @param list the key of the list it stands in: `sections`, `groups`, `fields`, `options`
   */
  readonly migrate: (element: Json, list: string) => Json;
}

/** Every step from the first wire format to the current one, in order. */
export const templateMigrations: readonly TemplateMigration[] = [
  {
    to: 1,
    // The first editor saved an untouched rule as `{}`, `[]` or with an empty `field`; it means no rule.
    name: 'empty-rules-to-null',
    migrate: (element) => {
      const rule = element.conditional_display;
      if (typeof rule !== 'object' || rule === null) return element;
      const isEmpty = Object.keys(rule).length === 0 || ('field' in rule && rule.field === '');
      return isEmpty ? { ...element, conditional_display: null } : element;
    },
  },
  {
    to: 2,
    // The first editor kept the html of a static text and the URL of an iframe in `default_value`.
    name: 'content-to-additional-options',
    migrate: (field, list) => {
      if (list !== 'fields') return field;
      const { field_type: type, default_value: content, additional_options: options } = field;
      const key = type === 'static_text' ? 'html' : type === 'iframe' ? 'url' : null;
      if (key === null || typeof content !== 'string' || content === '') return field;
      const others = isRecord(options) ? options : {};
      return { ...field, default_value: null, additional_options: { [key]: content, ...others } };
    },
  },
];

/** The number of the format this program writes. */
export const TEMPLATE_FORMAT = templateMigrations.length;
