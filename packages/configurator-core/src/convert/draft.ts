import { compileTemplate } from '../compile/compile-template.ts';
import type { Condition } from '../contract/conditions/condition.ts';
import { parseTemplate } from '../contract/parse/parse-template.ts';
import { isReservedName } from '../contract/primitives/reserved-name.ts';
import type { TemplateIssue } from '../contract/primitives/template-issue.ts';
import { TEMPLATE_FORMAT } from '../contract/template/template.migrations.ts';
import type { FieldType, GroupLayout, ValidationRules } from '../contract/template/template.schema.ts';
import { serializeTemplate } from '../contract/template/template-codec.ts';
import { err, ok, type Result } from '../result.ts';
import { type ConversionNote, type Converted, conversionNote, type FallbackNames, type Notes } from './conversion.ts';
import type { Source } from './source.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A part that may have a condition. */
export interface Conditional {
  conditional_display?: Condition | null;
}

/** An option under construction. */
export interface DraftOption extends Conditional {
  id: string;
  value: string;
  label: string;
}

/** A field under construction. */
export interface DraftField extends Conditional {
  id: string;
  name: string;
  field_type: FieldType;
  options: DraftOption[];
  label?: string;
  placeholder?: string;
  tooltip?: string;
  is_required?: boolean;
  default_value?: unknown;
  validation_rules?: Mutable<ValidationRules>;
  additional_options?: Record<string, unknown>;
}

/** A group under construction. */
export interface DraftGroup extends Conditional {
  id: string;
  title?: string | null;
  description?: string | null;
  layout?: GroupLayout;
  fields: DraftField[];
}

/** A section under construction. */
export interface DraftSection extends Conditional {
  id: string;
  title: string;
  description?: string | null;
  groups: DraftGroup[];
}

/** A template under construction, with the names of fields in the source. */
export class Draft {
  readonly sections: DraftSection[] = [];
  readonly notes: Notes;
  /** For sections without a title in the source */
  readonly names: FallbackNames;
  /** Fields by their name in the source. */
  private readonly bySourceName = new Map<string, DraftField>();
  private readonly fieldNames = new Set<string>();
  private readonly waiting: (() => void)[] = [];
  private readonly complete = new Set<DraftGroup>();

  constructor(notes: Notes, names: FallbackNames) {
    this.notes = notes;
    this.names = names;
  }

  /** Adds a section with the wanted name as id, adjusted if necessary. */
  addSection(source: Source, wanted: string | null, title: string): DraftSection {
    const taken = new Set<string>(this.sections.map(({ id }) => id));
    const section: DraftSection = {
      id: this.freeName(source, wanted ?? `step_${this.sections.length + 1}`, taken),
      title,
      groups: [],
    };
    this.sections.push(section);
    return section;
  }

  /**
   * Returns the group for the next field of a section.
   * @param around called with a new group to apply its enclosing elements, innermost first
   */
  groupIn(section: DraftSection, around: readonly ((group: DraftGroup) => void)[]): DraftGroup {
    const last = section.groups.at(-1);
    if (last !== undefined && !this.complete.has(last)) return last;
    const group: DraftGroup = { id: `${section.id}-${section.groups.length + 1}`, fields: [] };
    for (const enclose of around) enclose(group);
    section.groups.push(group);
    return group;
  }

  /** Makes the next field of a section start a new group. */
  completeGroup(section: DraftSection): void {
    const last = section.groups.at(-1);
    if (last !== undefined) this.complete.add(last);
  }

  /** Creates a field with its name in the source, adjusted if necessary. */
  makeField(source: Source, sourceName: string, type: DraftField['field_type']): DraftField {
    const name = this.freeName(source, sourceName, this.fieldNames);
    this.fieldNames.add(name);
    const field: DraftField = { id: name, name, field_type: type, options: [] };
    if (!this.bySourceName.has(sourceName)) this.bySourceName.set(sourceName, field);
    return field;
  }

  /** Hides a field from conditions, because it is not part of the template. */
  forget(field: DraftField): void {
    for (const [name, found] of this.bySourceName) if (found === field) this.bySourceName.delete(name);
  }

  /** Finds a field by its name in the source, ignoring case. Returns undefined if there is none. */
  find(sourceName: string): DraftField | undefined {
    const exact = this.bySourceName.get(sourceName);
    if (exact) return exact;
    const lower = sourceName.toLowerCase();
    return [...this.bySourceName].find(([name]) => name.toLowerCase() === lower)?.[1];
  }

  /** Sets a condition after all fields are known, because it may read later ones. */
  showWhen(part: Conditional, convert: () => Condition | null): void {
    this.waiting.push(() => {
      const condition = convert();
      if (condition === null) return;
      const own = part.conditional_display;
      part.conditional_display = own ? { all: [own, condition] } : condition;
    });
  }

  /** Returns the template, or notes if the engine rejects it. */
  finish(head: {
    readonly id: string;
    readonly name: string;
    readonly description?: string | null;
  }): Result<Converted, readonly ConversionNote[]> {
    for (const convert of this.waiting) convert();
    for (const section of this.sections) section.groups = section.groups.filter(({ fields }) => fields.length > 0);
    const sections = this.sections.filter(({ groups }) => groups.length > 0);
    for (;;) {
      const parsed = parseTemplate({ format: TEMPLATE_FORMAT, ...head, sections });
      if (!parsed.ok) return err(parsed.error.map(refusalNote));
      const compiled = compileTemplate(parsed.value);
      if (compiled.ok) return ok({ template: serializeTemplate(parsed.value), notes: this.notes.all });
      const cycle = compiled.error.find(({ code }) => code === 'cycle');
      if (cycle === undefined || !this.open(sections, cycle.params?.names)) return err(compiled.error.map(refusalNote));
    }
  }

  /** Breaks a cycle by removing one condition. Returns false if none is found. */
  private open(sections: readonly DraftSection[], names: unknown): boolean {
    if (!Array.isArray(names)) return false;
    const parts = sections.flatMap((section): readonly { name: string; part: Conditional }[] => [
      ...section.groups.flatMap((group) => group.fields.map((field) => ({ name: field.name, part: field }))),
      ...section.groups.map((group) => ({ name: group.title ?? section.title, part: group })),
      { name: section.title, part: section },
    ]);
    const found = parts.find(({ name, part }) => part.conditional_display && names.includes(name));
    if (found === undefined) return false;
    delete found.part.conditional_display;
    this.notes.add('always_shown', [], { code: 'condition_cycle', name: found.name, names: names.map(String) });
    return true;
  }

  /** Returns the wanted name, or a similar one that is allowed and unique. */
  private freeName(source: Source, wanted: string, taken: ReadonlySet<string>): string {
    // JSON Logic reads a dot as a path separator.
    const plain = wanted.replaceAll('.', '_') || 'field';
    const allowed = isReservedName(plain) ? `field_${plain.replace(/^_+/, '')}` : plain;
    let name = allowed;
    for (let count = 2; taken.has(name); count += 1) name = `${allowed}_${count}`;
    if (name !== wanted) source.note('renamed', null, { code: 'renamed', name: wanted, newName: name });
    return name;
  }
}

function refusalNote(issue: TemplateIssue): ConversionNote {
  return conversionNote('refused', [], { code: 'refused', issue });
}
