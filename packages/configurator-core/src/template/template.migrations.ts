type Json = Readonly<Record<string, unknown>>;

/** One step from an older wire format to the next. Idempotent, since a template without a number is taken for the oldest. */
export interface TemplateMigration {
  /** The format this step leads to. */
  readonly to: number;
  readonly name: string;
  /** Gets plain JSON of any shape and never throws; what it does not know it leaves alone. */
  readonly migrate: (template: Json) => Json;
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Applies a change to a record's children of one key; the same record where nothing changes. */
function changeEach(parent: Json, key: string, change: (child: Json) => Json): Json {
  const children = parent[key];
  if (!Array.isArray(children)) return parent;
  const next = children.map((child: unknown) => (isRecord(child) ? change(child) : child));
  return next.every((child, index) => child === children[index]) ? parent : { ...parent, [key]: next };
}

function changeFields(template: Json, change: (field: Json) => Json): Json {
  return changeEach(template, 'sections', (section) =>
    changeEach(section, 'groups', (group) => changeEach(group, 'fields', change)),
  );
}

/** The first editor saved an untouched rule as `{}`, `[]` or with an empty `field`; it means no rule. */
function withoutEmptyRule(element: Json): Json {
  const rule = element.conditional_display;
  const isEmpty = Array.isArray(rule)
    ? rule.length === 0
    : isRecord(rule) && (Object.keys(rule).length === 0 || rule.field === '');
  return isEmpty ? { ...element, conditional_display: null } : element;
}

/** The first editor kept the html of a static text and the URL of an iframe in `default_value`. */
function withContentInOptions(field: Json): Json {
  const key = field.field_type === 'static_text' ? 'html' : field.field_type === 'iframe' ? 'url' : null;
  const content = field.default_value;
  if (key === null || typeof content !== 'string' || content === '') return field;
  const options = isRecord(field.additional_options) ? field.additional_options : {};
  return { ...field, default_value: null, additional_options: { [key]: content, ...options } };
}

/** Every step from the first wire format to the current one, in order. */
export const templateMigrations: readonly TemplateMigration[] = [
  {
    to: 1,
    name: 'empty-rules-to-null',
    migrate: (template) => {
      const inFields = changeFields(template, (field) =>
        changeEach(withoutEmptyRule(field), 'options', withoutEmptyRule),
      );
      return changeEach(inFields, 'sections', (section) =>
        changeEach(withoutEmptyRule(section), 'groups', withoutEmptyRule),
      );
    },
  },
  { to: 2, name: 'content-to-additional-options', migrate: (template) => changeFields(template, withContentInOptions) },
];

/** The number of the format this program writes. */
export const TEMPLATE_FORMAT = templateMigrations.length;

/**
 * Brings a template to the current format. A number in `format` says where to start and is brought up to date.
 * @returns null where the format is newer than this program
 */
export function migrateTemplateJson(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const format = typeof json.format === 'number' ? json.format : 0;
  if (format > TEMPLATE_FORMAT) return null;
  const migrated = templateMigrations
    .filter(({ to }) => to > format)
    .reduce<Json>((template, { migrate }) => migrate(template), json);
  return typeof json.format === 'number' ? { ...migrated, format: TEMPLATE_FORMAT } : migrated;
}
