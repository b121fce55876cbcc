import type { Group, Section } from '../contract/template/template.ts';
import type { Issue } from '../field-types/values/issue.ts';
import type { EvaluatedField, FieldState } from './field-state.ts';

/** State of a group. */
export interface GroupState {
  readonly group: Group;
  readonly isVisible: boolean;
  readonly fields: readonly FieldState[];
}

/** State of a section. The same object until something in it changes. */
export interface SectionState {
  readonly section: Section;
  /** Index in the template, including hidden sections. */
  readonly index: number;
  readonly isVisible: boolean;
  /** Whether it has no issues. */
  readonly isComplete: boolean;
  readonly issues: readonly Issue[];
  readonly groups: readonly GroupState[];
}

/** One section of one version of an evaluation. Only the draft that created it changes it. */
export class EvaluatedSection implements SectionState {
  readonly section: Section;
  readonly index: number;
  /** In template order. */
  readonly fields: EvaluatedField[];
  isVisible: boolean;
  readonly #firstGroup: number;
  /** For all parts of the template, but only up to date for this section and its groups. */
  #partsShown: readonly boolean[];
  #groups: readonly GroupState[] | null = null;

  constructor(
    section: Section,
    index: number,
    firstGroup: number,
    fields: EvaluatedField[],
    partsShown: readonly boolean[],
  ) {
    this.section = section;
    this.index = index;
    this.fields = fields;
    this.isVisible = partsShown[index] === true;
    this.#firstGroup = firstGroup;
    this.#partsShown = partsShown;
  }

  copy(): EvaluatedSection {
    return new EvaluatedSection(this.section, this.index, this.#firstGroup, this.fields.slice(), this.#partsShown);
  }

  /** Updates the visibility of the section and its groups. */
  showParts(partsShown: readonly boolean[]): void {
    this.isVisible = partsShown[this.index] === true;
    this.#partsShown = partsShown;
  }

  /** Whether it is a step: visible, and either without fields or with one visible to the shopper. */
  get isStep(): boolean {
    return (
      this.isVisible &&
      (this.fields.length === 0 || this.fields.some(({ isVisible, compiled }) => isVisible && !compiled.isInternal))
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
