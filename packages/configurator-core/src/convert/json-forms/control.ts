import { isRecord, type Json } from '../../json.ts';
import { matchAnywhere } from '../anywhere.ts';
import type { Draft, DraftField, DraftGroup } from '../draft.ts';
import { recognisedType } from '../recognised-types.ts';
import { Source } from '../source.ts';
import { showByRule } from './rule.ts';
import type { Property, SchemaReader } from './schema-reader.ts';

type Rules = NonNullable<DraftField['validation_rules']>;

/** Keywords that describe a schema but do not restrict values. */
const annotations = ['type', 'title', 'description', '$id', '$schema', '$comment', 'examples', 'i18n', 'uniqueItems'];

/** Adds the field of a control, or reports that it has no counterpart. */
export function addControl(draft: Draft, reader: SchemaReader, group: DraftGroup, control: Source): void {
  const scope = control.text('scope');
  const property = reader.find(scope);
  const options = control.child('options') ?? new Source({}, control.path, draft.notes);
  control.skip('type', 'i18n');
  if (property === null) {
    control.note('left_out', null, { code: 'unknown_property', scope: scope ?? '' });
    return;
  }
  const type = fieldTypeOf(property.schema, options);
  if (type === null) {
    control.note('left_out', null, { code: 'unknown_schema', name: property.name });
    return;
  }
  const field = draft.makeField(control, property.name, type);
  convertTexts(field, property, control, options);
  convertSchema(field, property);
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
  const type = schema.get('type');
  const types = Array.isArray(type) ? type : [type];
  const [found] = types.filter((name): name is string => typeof name === 'string' && name !== 'null');
  if (found !== undefined) return found;
  return schema.get('enum') !== undefined || schema.get('oneOf') !== undefined ? 'string' : 'object';
}

function isPlain(json: unknown): json is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof json);
}

/** Returns the choices of a schema with `enum` or `oneOf` of constants, or null if it has none. */
function choicesOf(schema: Source): readonly { readonly value: string; readonly label: string }[] | null {
  const constants = schema.list('enum').map((value) => ({ const: value, title: undefined }));
  const entries = constants.length > 0 ? constants : schema.list('oneOf');
  if (entries.length === 0) return null;
  const choices = new Map<string, string>();
  for (const entry of entries) {
    const { const: constant, title }: Json = isRecord(entry) ? entry : {};
    // A field can be empty anyway.
    if (constant === null) continue;
    if (!isPlain(constant)) return null;
    const value = String(constant);
    if (value.trim() !== '') choices.set(value, typeof title === 'string' ? title : value);
  }
  return [...choices].map(([value, label]) => ({ value, label }));
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
  if (schema.get('enum') !== undefined || schema.get('oneOf') !== undefined) return null;
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

function convertSchema(field: DraftField, { schema, isRequired }: Property): void {
  const type = typeOf(schema);
  const choices = type === 'array' ? choicesOf(schema.child('items') ?? schema) : choicesOf(schema);
  if (choices !== null) field.options = choices.map((choice, place) => ({ id: `${field.id}-${place + 1}`, ...choice }));
  schema.skip('items', ...annotations);
  if (type === 'boolean') convertFlag(field, schema, isRequired);
  else if (isRequired) field.is_required = true;
  const rules: Rules = {};
  if (field.field_type === 'number') convertBounds(rules, schema, type === 'integer');
  if (field.field_type === 'text' || field.field_type === 'textarea') convertTextRules(rules, schema);
  if (Object.keys(rules).length > 0) field.validation_rules = rules;
  const value = schema.get('default');
  if (Array.isArray(value) && value.every(isPlain)) field.default_value = value.map(String);
  else if (isPlain(value)) field.default_value = value;
  else if (value !== undefined && value !== null) schema.note('ignored', 'default', { code: 'default_value' });
}

/** JSON Schema only requires a required flag to be present; a template requires it to be set. */
function convertFlag(field: DraftField, schema: Source, isRequired: boolean): void {
  if (schema.get('const') === true) field.is_required = isRequired;
  else if (isRequired) {
    schema.note('approximated', null, { code: 'required_boolean' });
  }
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

function convertTextRules(rules: Rules, schema: Source): void {
  const [shortest, longest] = [schema.number('minLength'), schema.number('maxLength')];
  if (shortest !== null && shortest > 0) rules.minLength = shortest;
  if (longest !== null && longest > 0) rules.maxLength = longest;
  const source = schema.text('pattern');
  const pattern = source === null ? null : matchAnywhere(source);
  if (pattern !== null) rules.pattern = pattern;
  else if (source !== null) schema.note('left_out', 'pattern', { code: 'unbounded_pattern' });
  const format = schema.text('format');
  if (format === 'email') rules.email = true;
  else if (format !== null) schema.note('approximated', 'format', { code: 'plain_text', format });
}
