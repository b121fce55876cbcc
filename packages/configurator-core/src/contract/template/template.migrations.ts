import { isRecord, type Json } from '../../json.ts';

/** Migrates to the next wire format. Idempotent, because a template without a format number counts as the oldest. */
export interface TemplateMigration {
  /** The resulting format. */
  readonly to: number;
  readonly name: string;
  /**
   * Migrates a list of elements, which may be any JSON. Never throws. Returns elements that need no change as they are.
   * @param list the key of the list: `sections`, `groups`, `fields`, `options`, `price_rules`
   */
  readonly migrate: (elements: readonly unknown[], list: string) => readonly unknown[];
}

function eachElement(migrate: (element: Json, list: string) => Json): TemplateMigration['migrate'] {
  return (elements, list) => elements.map((element) => (isRecord(element) ? migrate(element, list) : element));
}

/** All migrations from the first wire format to the current one, in order. */
export const templateMigrations: readonly TemplateMigration[] = [
  {
    to: 1,
    // The first editor saved an untouched rule as `{}`, `[]` or with an empty `field`; it means no rule.
    name: 'empty-rules-to-null',
    migrate: eachElement((element) => {
      const rule = element.conditional_display;
      if (typeof rule !== 'object' || rule === null) return element;
      const isEmpty = Object.keys(rule).length === 0 || ('field' in rule && rule.field === '');
      return isEmpty ? { ...element, conditional_display: null } : element;
    }),
  },
  {
    to: 2,
    // The first editor stored the html of a static text and the URL of an iframe in `default_value`.
    name: 'content-to-additional-options',
    migrate: eachElement((field, list) => {
      if (list !== 'fields') return field;
      const { field_type: type, default_value: content, additional_options: options } = field;
      const key = type === 'static_text' ? 'html' : type === 'iframe' ? 'url' : null;
      if (key === null || typeof content !== 'string' || content === '') return field;
      const others = isRecord(options) ? options : {};
      return { ...field, default_value: null, additional_options: { [key]: content, ...others } };
    }),
  },
  {
    to: 3,
    // Price rules had no ids. The generated id depends on the index, so that it is the same on every read.
    name: 'ids-of-price-rules',
    migrate: (rules, list) => {
      if (list !== 'price_rules') return rules;
      const taken = new Set(rules.map((rule) => isRecord(rule) && rule.id));
      return rules.map((rule, index) => {
        if (!isRecord(rule) || (rule.id ?? null) !== null) return rule;
        let id = `price-rule-${index + 1}`;
        while (taken.has(id)) id += '-';
        return { ...rule, id };
      });
    },
  },
];

/** Number of the current wire format. */
export const TEMPLATE_FORMAT = templateMigrations.length;

/** The key of the inner list, by the key of the outer list. */
const innerLists: Readonly<Record<string, string>> = { sections: 'groups', groups: 'fields', fields: 'options' };

function migrateList(json: unknown, list: string, migrations: readonly TemplateMigration[]): unknown {
  if (!Array.isArray(json)) return json;
  let elements: readonly unknown[] = json;
  for (const { migrate } of migrations) elements = migrate(elements, list);
  const inner = innerLists[list];
  if (inner === undefined) return elements;
  return elements.map((element) =>
    isRecord(element) ? { ...element, [inner]: migrateList(element[inner], inner, migrations) } : element,
  );
}

/** Migrates the JSON of a template to the current format. */
export function migrateTemplate(json: Json): Json {
  const format = typeof json.format === 'number' ? json.format : 0;
  const migrations = templateMigrations.filter(({ to }) => to > format);
  if (migrations.length === 0) return json;
  return {
    ...json,
    ...(typeof json.format === 'number' && { format: TEMPLATE_FORMAT }),
    price_rules: migrateList(json.price_rules, 'price_rules', migrations),
    sections: migrateList(json.sections, 'sections', migrations),
  };
}
