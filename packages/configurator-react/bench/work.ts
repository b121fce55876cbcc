import {
  createRandom,
  stressTemplate,
  stressValue,
  type WireField,
  type WireRule,
  type WireTemplate,
} from 'configurator-core/testing';

/** A field of the stress template, reduced to properties that every form library supports. */
export interface WorkField {
  name: string;
  label: string;
  kind: 'dropdown' | 'radio' | 'number' | 'text';
  isRequired: boolean;
  options: readonly { value: string; label: string }[];
  /** The rule that shows the field; `source` is the name of the field that it reads. */
  rule: WorkRule | null;
}

export interface WorkRule {
  source: string;
  sourceKind: WorkField['kind'];
  operator: WireRule['operator'];
  value: string;
}

/** Content of every benchmark page: all sections of one template, with values in all fields. */
export interface Work {
  template: WireTemplate;
  sections: readonly { title: string; fields: readonly WorkField[] }[];
  values: Readonly<Record<string, string | number>>;
  /** Labels of the fields that are initially visible, in template order. */
  shownLabels: readonly string[];
  /** The text field that keys are typed into: always visible and read by rules. */
  typed: { name: string; label: string };
  /** A word to type into that field, and the labels visible after it. */
  probe: { word: string; shownLabels: readonly string[] };
}

function kindOf({ field_type: type }: WireField): WorkField['kind'] {
  return type === 'dropdown' || type === 'radio' || type === 'number' ? type : 'text';
}

function isRule(condition: WireField['conditional_display']): condition is WireRule {
  return condition !== null && 'operator' in condition;
}

function workField(field: WireField, fields: ReadonlyMap<string, WireField>): WorkField {
  const rule = field.conditional_display;
  const read = isRule(rule) ? fields.get(rule.field) : undefined;
  return {
    name: field.name,
    label: field.label,
    kind: kindOf(field),
    isRequired: field.is_required,
    options: field.options.map(({ value, label }) => ({ value, label })),
    rule:
      isRule(rule) && read !== undefined
        ? { source: rule.field, sourceKind: kindOf(read), operator: rule.operator, value: String(rule.value) }
        : null,
  };
}

/** Rules only read fields without rules, so the value alone decides. The pages are checked against this. */
function isShown({ rule }: WorkField, values: Work['values']): boolean {
  if (rule === null) return true;
  const value = values[rule.source] ?? '';
  switch (rule.operator) {
    case 'equals':
      return value === rule.value;
    case 'not_equals':
      return value !== rule.value;
    case 'contains':
      return String(value).includes(rule.value);
    case 'greater_than':
      return Number(value) > Number(rule.value);
    case 'less_than':
      return Number(value) < Number(rule.value);
  }
}

/** Returns the stress template of `fieldCount` fields with a random value in each, and a field to type into. */
export function createWork(fieldCount: number): Work {
  const template = stressTemplate(fieldCount);
  const wireSections = template.sections.map(({ title, groups }) => ({
    title,
    fields: groups.flatMap(({ fields }) => fields),
  }));
  const wireFields = new Map(wireSections.flatMap(({ fields }) => fields).map((field) => [field.name, field]));
  const random = createRandom(7);
  const values = Object.fromEntries([...wireFields].map(([name, field]) => [name, stressValue(field, random)]));
  const sections = wireSections.map(({ title, fields }) => ({
    title,
    fields: fields.map((field) => workField(field, wireFields)),
  }));
  const fields = sections.flatMap((section) => section.fields);
  const readersOf = ({ name }: WorkField) => fields.filter(({ rule }) => rule?.source === name);
  const labelsShown = (shownWith: Work['values']) =>
    fields.filter((field) => isShown(field, shownWith)).map(({ label }) => label);

  const typed = fields
    .filter(({ kind, rule }) => kind === 'text' && rule === null)
    .reduce((most, field) => (readersOf(field).length > readersOf(most).length ? field : most));
  const word = readersOf(typed).find((reader) => !isShown(reader, values))?.rule?.value;
  if (word === undefined) throw new Error(`No rule of the template is waiting for a word in ${typed.label}.`);
  return {
    template,
    sections,
    values,
    shownLabels: labelsShown(values),
    typed: { name: typed.name, label: typed.label },
    probe: { word, shownLabels: labelsShown({ ...values, [typed.name]: `${values[typed.name]}${word}` }) },
  };
}
