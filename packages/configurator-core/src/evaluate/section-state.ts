import type { Group, Section } from '../contract/template/template.ts';
import type { Issue } from '../field-types/values/issue.ts';
import { isSameValue } from '../field-types/values/value.ts';
import type { EvaluationVersion } from './evaluation.ts';
import type { EvaluatedField, FieldState } from './field-state.ts';

/** A group of an evaluation. */
export interface GroupState {
  readonly group: Group;
  readonly isVisible: boolean;
  readonly fields: readonly FieldState[];
}

/** A section of an evaluation. The same object until something in it changes. */
export interface SectionState {
  readonly section: Section;
  /** Position in the template, hidden sections included. */
  readonly index: number;
  readonly isVisible: boolean;
  /** Whether it has no issues. */
  readonly isComplete: boolean;
  readonly issues: readonly Issue[];
  readonly groups: readonly GroupState[];
}

/** One section of one version of an evaluation. Immutable. */
export class EvaluatedSection implements SectionState {
  readonly section: Section;
  readonly index: number;
  readonly fields: readonly EvaluatedField[];
  readonly isVisible: boolean;
  /** Whether it is one of the shopper's steps: visible, and without fields or with one that the shopper sees. */
  readonly isStep: boolean;
  readonly #firstGroup: number;
  readonly #partsShown: readonly boolean[];
  #groups: readonly GroupState[] | null = null;

  constructor(
    { configurator: { template, compiled }, partsShown }: Pick<EvaluationVersion, 'configurator' | 'partsShown'>,
    index: number,
    fields: readonly EvaluatedField[],
  ) {
    const section = template.sections[index];
    if (section === undefined) throw new RangeError(`The template has no section ${index}.`);
    this.section = section;
    this.index = index;
    this.fields = fields;
    this.isVisible = partsShown[index] === true;
    this.isStep =
      this.isVisible &&
      (fields.length === 0 || fields.some(({ isVisible, compiled }) => isVisible && !compiled.isInternal));
    this.#firstGroup = compiled.firstGroups[index] ?? 0;
    this.#partsShown = partsShown;
  }

  /** Whether nothing differs from another version of the same section. */
  equals(other: EvaluatedSection): boolean {
    return (
      this.isVisible === other.isVisible &&
      this.section.groups.every((_, place) => this.#isGroupVisible(place) === other.#isGroupVisible(place)) &&
      isSameValue(this.fields, other.fields)
    );
  }

  get isComplete(): boolean {
    return this.fields.every(({ issues }) => issues.length === 0);
  }

  get issues(): readonly Issue[] {
    return this.fields.flatMap(({ issues }) => issues);
  }

  get groups(): readonly GroupState[] {
    this.#groups ??= this.section.groups.map((group, place) => ({
      group,
      isVisible: this.#isGroupVisible(place),
      fields: this.fields.filter(({ compiled }) => compiled.groupPart === this.#firstGroup + place),
    }));
    return this.#groups;
  }

  #isGroupVisible(place: number): boolean {
    return this.isVisible && this.#partsShown[this.#firstGroup + place] === true;
  }
}
