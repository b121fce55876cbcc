import { matchAnywhere } from '../anywhere.ts';
import { holdsList, holdsNumber, isFlag } from '../conditions.ts';
import type { Draft } from '../draft.ts';
import type { DraftField, DraftGroup } from '../draft-parts.ts';
import { recognisedType } from '../recognised-types.ts';
import { Source } from '../source.ts';
import { choicesOf, constantsOf } from './choices.ts';
import { showByRule } from './rule.ts';
import type { Property, SchemaReader } from './schema-reader.ts';

type Rules = NonNullable<DraftField['validation_rules']>;

/** Keywords that describe a schema but do not restrict values. */
const annotations = ['type', 'title', 'description', '$id', '$schema', '$comment', 'examples', 'i18n', 'uniqueItems'];

/** Adds the field of a control, or reports that it has no counterpart. */
export function addControl(draft: Draft, reader: SchemaReader, group: DraftGroup, control: Source): void {
  const scope = control.text('scope');
  const property = reader.find(scope);
  const options = control.child('options') ?? new Source([], control.path, draft.notes);
  control.skip('type', 'i18n');
  if (property === null) {
    control.note('left_out', null, { code: 'unknown_property', scope: scope ?? '' });
    return;
  }
  const type = fieldTypeOf(property.schema, options);
  if (type === null) {
    control.note('left_out', null, { code: 'unknown_schema', name: property.name });
    property.schema.skip(...property.schema.keys);
    return;
  }
  const field = draft.makeField(control, property.name, type);
  convertTexts(field, property, control, options);
  convertSchema(field, property, options);
  showByRule(draft, reader, control, field);
  for (const source of [control, options, property.schema]) source.reportRest();
  group.fields.push(field);
}

/** Adds the text of a label. */
export function addLabel(draft: Draft, reader: SchemaReader, group: DraftGroup, label: Source): void {
  const text = label.text('text') ?? '';
  const field = draft.makeField(
    label,
    `label_${label.path.filter((step) => typeof step === 'number').join('_')}`,
    'static_text',
  );
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  field.additional_options = { html: `<p>${escaped}</p>` };
  label.skip('type', 'i18n');
  showByRule(draft, reader, label, field);
  label.reportRest();
  group.fields.push(field);
}

function typeOf(schema: Source): string {
  const type = schema.json('type');
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const [found] = types.filter((name): name is string => typeof name === 'string' && name !== 'null');
  if (found !== undefined) return found;
  return schema.has('enum') || schema.has('oneOf') ? 'string' : 'object';
}

/** Returns the field type for a schema, including an array whose items have choices. Null if there is none. */
function fieldTypeOf(schema: Source, options: Source): DraftField['field_type'] | null {
  const format = options.get('format');
  const isRadio = format === 'radio';
  const type = typeOf(schema);
  if (type === 'array') {
    const items = schema.child('items');
    return items !== null && (choicesOf(items)?.length ?? 0) > 0 ? 'checkbox' : null;
  }
  if (!['string', 'number', 'integer', 'boolean'].includes(type)) return null;
  const choices = choicesOf(schema);
  if (choices !== null) return choices.length === 0 ? null : isRadio ? 'radio' : 'dropdown';
  if (schema.has('enum') || schema.has('oneOf')) return null;
  if (type === 'boolean') return 'checkbox';
  if (type !== 'string') return 'number';
  if (options.flag('multi')) return 'textarea';
  return recognisedType('schemaFormats', schema.text('format') ?? options.text('format') ?? '') ?? 'text';
}

function convertTexts(field: DraftField, property: Property, control: Source, options: Source): void {
  const label = control.get('label');
  const isLabelled = typeof label === 'string' && label !== '';
  field.label = isLabelled ? label : (property.schema.text('title') ?? property.words);
  const tooltip = property.schema.text('description');
  if (tooltip !== null) field.tooltip = tooltip;
  const placeholder = options.text('placeholder');
  if (placeholder !== null) field.placeholder = placeholder;
  if (options.flag('readonly')) options.note('ignored', 'readonly', { code: 'read_only' });
  options.skip('showUnfocusedDescription', 'trim', 'restrict', 'toggle', 'slider', 'autocomplete', 'focus');
}

function convertSchema(field: DraftField, { name, schema, isRequired }: Property, options: Source): void {
  const type = typeOf(schema);
  const items = type === 'array' ? schema.child('items') : null;
  const choices = choicesOf(items ?? schema);
  if (choices !== null) field.options = choices.map((choice, place) => ({ id: `${field.id}-${place + 1}`, ...choice }));
  for (const source of [schema, ...(items ? [items] : [])]) source.skip(...annotations);
  items?.reportRest();
  if (type === 'boolean') convertFlag(field, schema, name, isRequired);
  else if (isRequired) {
    field.is_required = true;
    if (holdsList(field)) schema.note('approximated', null, { code: 'empty_value', name });
  }
  const rules: Rules = {};
  if (field.field_type === 'number') convertBounds(rules, schema, type === 'integer');
  if (field.field_type === 'text' || field.field_type === 'textarea') convertTextRules(rules, schema, options);
  if (Object.keys(rules).length > 0) field.validation_rules = rules;
  const isText = field.field_type === 'text' || field.field_type === 'textarea';
  // A template checks no rule for blanks, and refuses them only if a value is required.
  if (isText && (field.is_required || field.validation_rules)) {
    schema.note('approximated', null, { code: 'blank_text' });
  }
  convertDefault(field, schema);
}

function convertDefault(field: DraftField, schema: Source): void {
  const value = schema.json('default');
  if (value === undefined || value === null) return;
  const values: readonly unknown[] = holdsList(field) && Array.isArray(value) ? value : [value];
  const constants = constantsOf(schema);
  const isOfType = (one: unknown) =>
    field.options.length > 0
      ? constants.includes(one) && holdsList(field) === Array.isArray(value)
      : typeof one === (holdsNumber(field) ? 'number' : isFlag(field) ? 'boolean' : 'string');
  if (!values.every(isOfType)) schema.note('ignored', 'default', { code: 'default_value' });
  else if (holdsList(field)) field.default_value = values.map(String);
  else field.default_value = field.options.length > 0 ? String(value) : value;
}

/** JSON Schema only requires a required flag to be present; a template requires it to be set. */
function convertFlag(field: DraftField, schema: Source, name: string, isRequired: boolean): void {
  // Any other constant is reported with the keys that are not read.
  const isYes = schema.peek('const') === true;
  if (isYes) schema.skip('const');
  if (isYes && isRequired) field.is_required = true;
  else if (isYes) schema.note('approximated', 'const', { code: 'unset_flag', name });
  else if (isRequired) schema.note('approximated', null, { code: 'required_boolean' });
}

function convertBounds(rules: Rules, schema: Source, isInteger: boolean): void {
  if (isInteger) rules.integer = true;
  for (const [rule, key, exclusiveKey, direction] of [
    ['min', 'minimum', 'exclusiveMinimum', 1],
    ['max', 'maximum', 'exclusiveMaximum', -1],
  ] as const) {
    const bound = schema.number(key);
    // In draft 4, a flag makes the other bound exclusive.
    const exclusive = schema.flag(exclusiveKey) ? bound : schema.number(exclusiveKey);
    if (bound !== null) rules[rule] = bound;
    if (exclusive === null || (bound !== null && (exclusive - bound) * direction < 0)) continue;
    rules[rule] = isInteger ? (direction === 1 ? Math.floor(exclusive) + 1 : Math.ceil(exclusive) - 1) : exclusive;
    if (!isInteger) schema.note('approximated', exclusiveKey, { code: 'exclusive_bound', bound: exclusive });
  }
  const step = schema.number('multipleOf');
  if (step === null) return;
  // Template steps count from the minimum, multiples from 0. Adding 0 converts -0.
  if (isInteger && Number.isInteger(step) && step > 0 && rules.min) rules.min = Math.ceil(rules.min / step) * step + 0;
  if (step > 0 && Number.isInteger((rules.min ?? 0) / step)) rules.step = step;
  else schema.note('ignored', 'multipleOf', { code: 'multiple_of' });
}

function convertTextRules(rules: Rules, schema: Source, options: Source): void {
  const [shortest, longest] = [schema.number('minLength'), schema.number('maxLength')];
  if (shortest !== null && shortest > 0) rules.minLength = shortest;
  if (longest !== null && longest > 0) rules.maxLength = longest;
  const expression = schema.text('pattern');
  const pattern = expression === null ? null : matchAnywhere(expression);
  if (pattern !== null) rules.pattern = pattern;
  else if (expression !== null) schema.note('left_out', 'pattern', { code: 'unbounded_pattern' });
  // JSON Forms reads the format from the schema or from the control.
  const [source, format] = schema.has('format') ? [schema, schema.text('format')] : [options, options.text('format')];
  if (format === 'email' && source === schema) rules.email = true;
  else if (format !== null) source.note('approximated', 'format', { code: 'plain_text', format });
}
