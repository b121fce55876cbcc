import { compileTemplate } from '../compile/compile-template.ts';
import type { Condition } from '../contract/conditions/condition.ts';
import { parseTemplate } from '../contract/parse/parse-template.ts';
import { isReservedName } from '../contract/primitives/reserved-name.ts';
import type { TemplateIssue } from '../contract/primitives/template-issue.ts';
import { TEMPLATE_FORMAT } from '../contract/template/template.migrations.ts';
import { serializeTemplate } from '../contract/template/template-codec.ts';
import { err, ok, type Result } from '../result.ts';
import { type ConversionNote, type Converted, conversionNote, type FallbackNames, type Notes } from './conversion.ts';
import type { Conditional, ConditionPlace, DraftField, DraftGroup, DraftSection } from './draft-parts.ts';
import { reportHiddenValues } from './hidden-values.ts';
import type { Source } from './source.ts';
import { TakenNames } from './taken-names.ts';

/** Rounds in which each cycle loses one condition only. */
const GENTLE_ROUNDS = 12;
/** Names of a cycle that its note lists. */
const SHOWN_NAMES = 20;

/** A template under construction, with the names of fields in the source. */
export class Draft {
  readonly sections: DraftSection[] = [];
  readonly notes: Notes;
  /** For sections without a title in the source */
  readonly names: FallbackNames;
  /** Fields by their name in the source. */
  private readonly bySourceName = new Map<string, DraftField>();
  /** The same fields by their name in lower case, in order. */
  private readonly byLowerName = new Map<string, Set<DraftField>>();
  private readonly sourceNames = new Map<DraftField, string>();
  /** Values of yes/no questions in the source, if they are not `true` and `false`. */
  readonly flagValues = new Map<DraftField, { readonly yes: unknown; readonly no: unknown }>();
  /** Fields whose source adds choices that are not in its list. */
  readonly withAddedChoices = new Set<DraftField>();
  private readonly readers = new Map<DraftField, ConditionPlace[]>();
  private readonly fieldNames = new TakenNames();
  private readonly sectionNames = new TakenNames();
  /** Where the conditions of each part are in the source. */
  private readonly places = new Map<Conditional, ConditionPlace[]>();
  private readonly waiting: (() => void)[] = [];
  private readonly complete = new Set<DraftGroup>();
  /** Conditions joined here, so that those of many enclosing elements make a list and no deep nesting. */
  private readonly joined = new Map<Condition, Condition[]>();

  constructor(notes: Notes, names: FallbackNames) {
    this.notes = notes;
    this.names = names;
  }

  /** Adds a section with the wanted name as id, adjusted if necessary. */
  addSection(source: Source, wanted: string | null, title: string): DraftSection {
    const section: DraftSection = {
      id: this.freeName(source, wanted ?? `step_${this.sections.length + 1}`, this.sectionNames),
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
    const field: DraftField = { id: name, name, field_type: type, options: [] };
    if (this.bySourceName.has(sourceName)) return field;
    this.bySourceName.set(sourceName, field);
    this.sourceNames.set(field, sourceName);
    const lower = sourceName.toLowerCase();
    this.byLowerName.set(lower, (this.byLowerName.get(lower) ?? new Set()).add(field));
    return field;
  }

  /** Hides a field from conditions, because it is not part of the template. */
  forget(field: DraftField): void {
    const name = this.sourceNames.get(field);
    if (name === undefined) return;
    this.bySourceName.delete(name);
    this.byLowerName.get(name.toLowerCase())?.delete(field);
  }

  /** Finds a field by its name in the source, ignoring case. Returns undefined if there is none. */
  find(sourceName: string): DraftField | undefined {
    const [similar] = this.byLowerName.get(sourceName.toLowerCase()) ?? [];
    return this.bySourceName.get(sourceName) ?? similar;
  }

  /** Records that a condition reads a field, whose value counts as empty in a template while it is hidden. */
  addReader(field: DraftField, place: ConditionPlace): void {
    const places = this.readers.get(field) ?? [];
    this.readers.set(field, places);
    places.push(place);
  }

  /** Sets a condition after all fields are known, because it may read later ones. */
  showWhen(place: ConditionPlace, convert: () => Condition | null): void {
    const { part } = place;
    this.waiting.push(() => {
      const condition = convert();
      if (condition === null) return;
      const places = this.places.get(part) ?? [];
      this.places.set(part, places);
      places.push(place);
      const own = part.conditional_display;
      if (!own) part.conditional_display = condition;
      else if (this.joined.has(own)) this.joined.get(own)?.push(condition);
      else {
        const all = [own, condition];
        part.conditional_display = { all };
        this.joined.set(part.conditional_display, all);
      }
    });
  }

  /**
   * Returns the template, or notes if the engine rejects it.
   * @param keepsHidden whether conditions of the source read the values of hidden fields
   * @param reportUnread called after everything was read
   */
  finish(
    head: { readonly id: string; readonly name: string; readonly description?: string | null },
    keepsHidden: boolean,
    reportUnread: () => void,
  ): Result<Converted, readonly ConversionNote[]> {
    for (const convert of this.waiting) convert();
    if (keepsHidden)
      reportHiddenValues(this.sections, this.readers, (field) => this.sourceNames.get(field) ?? field.name);
    reportUnread();
    for (const section of this.sections) section.groups = section.groups.filter(({ fields }) => fields.length > 0);
    const sections = this.sections.filter(({ groups }) => groups.length > 0);
    for (let round = 1; ; round += 1) {
      const parsed = parseTemplate({ format: TEMPLATE_FORMAT, ...head, sections });
      if (!parsed.ok) return err(parsed.error.map(refusalNote));
      const compiled = compileTemplate(parsed.value);
      if (compiled.ok) return ok({ template: serializeTemplate(parsed.value), notes: this.notes.all });
      const cycles = compiled.error.filter(({ code }) => code === 'cycle');
      if (!this.open(sections, cycles, round > GENTLE_ROUNDS)) return err(compiled.error.map(refusalNote));
    }
  }

  /**
   * Breaks cycles: removes one condition of each, or every condition in them, because thousands of entangled cycles must
   * not take thousands of rounds. Returns false if none is found.
   */
  private open(sections: readonly DraftSection[], cycles: readonly TemplateIssue[], isEvery: boolean): boolean {
    const partsByName = new Map<string, { name: string; part: Conditional; position: number }[]>();
    let position = 0;
    const list = (name: string, part: Conditional) => {
      if (!part.conditional_display) return;
      position += 1;
      const parts = partsByName.get(name) ?? [];
      parts.push({ name, part, position });
      partsByName.set(name, parts);
    };
    for (const section of sections) {
      for (const { fields } of section.groups) {
        for (const field of fields) for (const part of [field, ...field.options]) list(field.name, part);
      }
      for (const group of section.groups) list(group.title ?? section.title, group);
      list(section.title, section);
    }
    let isOpened = false;
    for (const { params } of cycles) {
      const names = Array.isArray(params?.names) ? params.names.map(String) : [];
      const inCycle = new Set(names);
      const conditional = [...inCycle]
        .flatMap((name) => partsByName.get(name) ?? [])
        .filter(({ part }) => part.conditional_display)
        .toSorted((left, right) => left.position - right.position);
      const closing = conditional.filter(({ part }) =>
        textsIn(part.conditional_display).some((text) => inCycle.has(text)),
      );
      const found = closing.length > 0 ? closing : conditional;
      for (const { name, part } of isEvery ? found : found.slice(0, 1)) {
        delete part.conditional_display;
        isOpened = true;
        for (const { source, key } of this.places.get(part) ?? []) {
          source.note('always_shown', key, { code: 'condition_cycle', name, names: names.slice(0, SHOWN_NAMES) });
        }
      }
    }
    return isOpened;
  }

  /** Returns the wanted name, or a similar one that is allowed and unique. */
  private freeName(source: Source, wanted: string, taken: TakenNames): string {
    // JSON Logic reads a dot as a path separator.
    const plain = wanted.replaceAll('.', '_') || 'field';
    const allowed = isReservedName(plain) ? `field_${plain.replace(/^_+/, '')}` : plain;
    const name = taken.take(allowed);
    if (name !== wanted) source.note('renamed', null, { code: 'renamed', name: wanted, newName: name });
    return name;
  }
}

/** Returns all texts in a condition, among them the names of the fields that it reads. */
function textsIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

/** Builds the note for an issue of the engine. */
export function refusalNote(issue: TemplateIssue): ConversionNote {
  return conversionNote('refused', [], { code: 'refused', issue });
}
