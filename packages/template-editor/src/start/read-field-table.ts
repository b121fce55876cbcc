import {
  type CreateId,
  currencyOf,
  type Field,
  type FieldType,
  parseMoneyText,
  parseNumberText,
  parsePart,
  parseTemplate,
  serializePart,
  serializeTemplate,
  type Template,
} from 'configurator-core';
import { readTable } from 'configurator-core/text';
import { freeName, newField, newOption, newSection, TakenNames } from '../document/edits/new-elements.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { valueFromLabel } from '../inspector/parse-option-list.ts';
import { nameFromLabel } from '../inspector/use-label-field.ts';
import { type ColumnKey, columnOf, flagOf, typeOf } from './table-columns.ts';

/**
 * Why a table cannot be read. Whole table: `empty`, `no_label_column`, `unclosed_quote`, `doubled_column`, `too_large`.
 * A row: `label_missing`, `option_without_field`, `refused`. All other codes are about a cell.
 */
export type TableProblemCode =
  | 'empty'
  | 'no_label_column'
  | 'unclosed_quote'
  | 'doubled_column'
  | 'too_large'
  | 'label_missing'
  | 'option_without_field'
  | 'refused'
  | 'unknown_type'
  | 'options_missing'
  | 'not_taken'
  | 'doubled_option'
  | 'price'
  | 'price_count'
  | 'price_without_option'
  | 'number'
  | 'min_over_max'
  | 'flag';

/** A problem that prevents the import of a table. */
export interface TableProblem {
  readonly code: TableProblemCode;
  /** Counted from 1, including the heading row; null for the whole table. */
  readonly row: number | null;
  /** Column heading as written; null for the whole row. */
  readonly column: string | null;
  readonly cell: string;
}

/** Result of reading a table. */
export interface ReadTable {
  /** null if there are problems. */
  readonly template: Template | null;
  readonly problems: readonly TableProblem[];
  /** Headings of ignored columns. */
  readonly ignored: readonly string[];
}

/** Inputs of the reader from the editor. */
export interface TableContext {
  /** The document that the fields are added to. */
  readonly template: Template;
  readonly createId: CreateId;
  /** Title of the section for rows that name none. */
  readonly firstSection: string;
  /** Decides what the number `1.250` means. */
  readonly locale: string;
}

/** Maximum number of rows, since the table is parsed on every change. */
const MAX_ROWS = 1000;

const color = /(?<!\s)\s*(#[0-9a-f]{6})$/i;

function split(cell: string): readonly string[] {
  const parts = cell.split(/[|\n]/).map((part) => part.trim());
  return parts.every((part) => part === '') ? [] : parts;
}

/**
 * Reads a table with one row per field, pasted from a spreadsheet or as CSV. The first row contains the headings, in
 * any order. Several options are separated by `|` or line breaks, with an equal number of prices. A row without a label
 * adds options to the field above it. If there are problems, all are reported and no template is returned.
 */
export function readFieldTable(text: string, context: TableContext): ReadTable {
  const whole = (code: TableProblemCode, row: number | null = null, cell = ''): ReadTable => ({
    template: null,
    problems: [{ code, row, column: null, cell }],
    ignored: [],
  });
  const table = readTable(text);
  if (!table.ok) return whole('unclosed_quote', table.error.line);
  const [head, ...rows] = table.value;
  if (!head) return whole('empty');
  const columns = head.cells.map((heading) => ({ heading: heading.trim(), key: columnOf(heading) }));
  const keys = columns.flatMap(({ key }) => key ?? []);
  if (!keys.includes('label')) return whole('no_label_column', head.line);
  const doubled = columns.find(
    ({ key }, index) =>
      key !== null && keys.indexOf(key) !== index && columns.findIndex((other) => other.key === key) < index,
  );
  if (doubled) return whole('doubled_column', head.line, doubled.heading);
  if (rows.length === 0) return whole('empty');
  if (rows.length > MAX_ROWS) return whole('too_large');
  const reader = new RowReader(context, new Map(columns.flatMap(({ key, heading }) => (key ? [[key, heading]] : []))));
  for (const { line, cells } of rows) {
    reader.read(line, new Map(columns.flatMap(({ key }, index) => (key ? [[key, cells[index]?.trim() ?? '']] : []))));
  }
  const ignored = columns.filter(({ key, heading }) => key === null && heading !== '').map(({ heading }) => heading);
  if (reader.problems.length > 0) return { template: null, problems: reader.problems, ignored };
  const parsed = parseTemplate(serializeTemplate(reader.template));
  return parsed.ok ? { template: parsed.value, problems: [], ignored } : { ...whole('too_large'), ignored };
}

/** Collects the fields of the rows. */
class RowReader {
  template: Template;
  readonly problems: TableProblem[] = [];
  private sectionId: string | null = null;
  private fieldId: string | null = null;
  private readonly context: TableContext;
  private readonly headings: ReadonlyMap<ColumnKey, string>;
  private row = 0;
  private cells: ReadonlyMap<ColumnKey, string> = new Map();

  constructor(context: TableContext, headings: ReadonlyMap<ColumnKey, string>) {
    this.context = context;
    this.headings = headings;
    this.template = { ...context.template, sections: [], priceRules: [], scenarios: [] };
  }

  read(row: number, cells: ReadonlyMap<ColumnKey, string>): void {
    this.row = row;
    this.cells = cells;
    const field = this.fields().find(({ id }) => id === this.fieldId);
    if (this.cell('label') !== '') this.addField();
    else if (this.cell('options') === '') this.report('label_missing', 'label');
    else if (field) this.replaceField(this.withOptions(field));
    else this.report('option_without_field', 'options');
  }

  private cell(key: ColumnKey): string {
    return this.cells.get(key) ?? '';
  }

  private report(code: TableProblemCode, key: ColumnKey, cell = this.cell(key)): void {
    this.problems.push({ code, row: this.row, column: this.headings.get(key) ?? null, cell });
  }

  private fields(): readonly Field[] {
    return this.template.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
  }

  private addField(): void {
    const label = this.cell('label');
    const type = this.type();
    const name = nameFromLabel(label) || 'field';
    const made = newField(this.template, type, this.context.createId, {
      name,
      label,
      isRequired: this.flag('required'),
      validationRules: this.limits(type),
      additionalOptions: this.additional(type),
    });
    // A reserved name is not valid for a field.
    const isNamed = parsePart('field', serializePart('field', { ...made, options: [] }), {}).ok;
    const taken = new Set(this.fields().map((other) => other.name));
    const field = this.withOptions(isNamed ? made : { ...made, name: freeName(`field${name}`, taken) });
    if (type !== 'checkbox' && fieldTypeEditor(type).takesOptions && this.cell('options') === '')
      this.report('options_missing', 'options');
    this.fieldId = field.id;
    this.insertField(field);
  }

  private type(): FieldType {
    const cell = this.cell('type');
    if (cell === '') return this.cell('options') === '' ? 'text' : 'radio';
    const type = typeOf(cell);
    if (type === null) this.report('unknown_type', 'type');
    return type ?? 'text';
  }

  private flag(key: ColumnKey): boolean {
    const flag = flagOf(this.cell(key));
    if (flag === null) this.report('flag', key);
    return flag ?? false;
  }

  private number(key: ColumnKey): number | undefined {
    const cell = this.cell(key);
    if (cell === '') return undefined;
    const number = parseNumberText(cell, this.context.locale, this.cell('unit'));
    if (number === undefined) this.report('number', key);
    return number;
  }

  private limits(type: FieldType): Field['validationRules'] {
    const min = this.number('min');
    const max = this.number('max');
    if (min !== undefined && max !== undefined && min > max) this.report('min_over_max', 'min');
    if (type === 'number') return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    for (const key of ['min', 'max'] as const) if (this.cell(key) !== '') this.report('not_taken', key);
    return {};
  }

  private additional(type: FieldType): Field['additionalOptions'] {
    const unit = this.cell('unit');
    const hint = this.cell('hint');
    if (unit !== '' && type !== 'number') this.report('not_taken', 'unit');
    return { ...(unit !== '' && { unit }), ...(hint !== '' && { hint }) };
  }

  /** Returns the field with the options and prices of the row. */
  private withOptions(field: Field): Field {
    const labels = split(this.cell('options')).filter((label) => label !== '');
    const prices = split(this.cell('price'));
    if (labels.length === 0) {
      if (prices.length > 0) this.report('price_without_option', 'price');
      return field;
    }
    if (!fieldTypeEditor(field.type).takesOptions) {
      this.report('not_taken', 'options');
      return field;
    }
    if (prices.length > 0 && prices.length !== labels.length) this.report('price_count', 'price');
    const options = labels.map((text, index) => {
      const label = text.replace(color, '') || text;
      const colorValue = color.exec(text)?.[1] ?? null;
      return {
        ...newOption(this.context.createId, { label, value: valueFromLabel(label) }),
        colorValue,
        additionalPriceCents: this.price(prices[index] ?? ''),
      };
    });
    const all = [...field.options];
    const labelsTaken = new Set(all.map(({ label }) => label));
    const namesTaken = new TakenNames(all.map(({ value }) => value));
    for (const option of options) {
      if (labelsTaken.has(option.label)) this.report('doubled_option', 'options', option.label);
      labelsTaken.add(option.label);
      all.push({ ...option, value: namesTaken.take(option.value) });
    }
    return { ...field, options: all };
  }

  private price(text: string): number {
    if (text === '') return 0;
    const cents = parseMoneyText(text, currencyOf(this.context.template), this.context.locale);
    if (cents === undefined || cents < 0) this.report('price', 'price', text);
    return Math.max(0, cents ?? 0);
  }

  private insertField(field: Field): void {
    const { sections } = this.template;
    const wanted = this.cell('section');
    const known =
      wanted === '' ? sections.find(({ id }) => id === this.sectionId) : sections.find(({ title }) => title === wanted);
    const section = known ?? newSection(this.context.createId, wanted || this.context.firstSection);
    this.sectionId = section.id;
    const filled = {
      ...section,
      groups: section.groups.map((group) => ({ ...group, fields: [...group.fields, field] })),
    };
    this.template = {
      ...this.template,
      sections: known ? sections.map((other) => (other.id === section.id ? filled : other)) : [...sections, filled],
    };
  }

  private replaceField(field: Field): void {
    this.template = {
      ...this.template,
      sections: this.template.sections.map((section) => ({
        ...section,
        groups: section.groups.map((group) => ({
          ...group,
          fields: group.fields.map((other) => (other.id === field.id ? field : other)),
        })),
      })),
    };
  }
}
