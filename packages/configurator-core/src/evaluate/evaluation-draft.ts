import type { CompiledField, CompiledPart, CompiledStep } from '../compile/compiled-field.ts';
import type { ReadableValues } from '../condition/compile-condition.ts';
import { noIssues } from '../field-types/values/issue.ts';
import { type FieldValue, isSameValue } from '../field-types/values/value.ts';
import type { Cents } from '../money.ts';
import { ruleCents } from '../price/rule-cents.ts';
import { Evaluation, type EvaluationVersion } from './evaluation.ts';
import { EvaluatedField, type HiddenOptions, noHiddenOptions } from './field-state.ts';
import { EvaluatedSection } from './section-state.ts';
import { unavailableOptions } from './unavailable.ts';

function isSameSet(left: HiddenOptions, right: HiddenOptions): boolean {
  return left === right || (left.size === right.size && [...left].every((value) => right.has(value)));
}

function emptySections({ configurator: { template, compiled }, partsShown }: EvaluationVersion): EvaluatedSection[] {
  return template.sections.map(
    (section, index) => new EvaluatedSection(section, index, compiled.firstGroups[index] ?? 0, [], partsShown),
  );
}

/**
 * Builds the next version of an evaluation. Copies each changed section once and shares everything else with the
 * previous version.
 */
export class EvaluationDraft implements ReadableValues {
  readonly #before: EvaluationVersion;
  readonly #next: { -readonly [K in keyof EvaluationVersion]: EvaluationVersion[K] };
  /** Each is the previous version's section until it changes. */
  readonly #sections: EvaluatedSection[];
  /** Whether something was shown or hidden. */
  #isReshown: boolean;
  /** Fields whose counted value changed and that price rules or comparisons read. */
  readonly #recounted: CompiledField[] = [];
  /** Each is the previous version's list until an entry changes; then a copy, made once. */
  #partsShown: boolean[] | null = null;
  #ruleCents: Cents[] | null = null;

  constructor(before: EvaluationVersion) {
    this.#before = before;
    this.#next = { ...before, values: undefined };
    this.#isReshown = this.#isFirst;
    this.#sections = this.#isFirst ? emptySections(before) : before.sections.slice();
  }

  /** Whether there is no previous version, so that everything is computed. */
  get #isFirst(): boolean {
    return this.#before.sections.length === 0;
  }

  effectiveValue(index: number): FieldValue {
    const compiled = this.#before.configurator.compiled.fields[index];
    return compiled && this.#field(compiled)?.effectiveValue;
  }

  /** Stores a value and computes the state of its field. Returns whether its counted value changed. */
  store(compiled: CompiledField, enteredValue: FieldValue): boolean {
    const before = this.#field(compiled);
    // A field's rules never read the field itself.
    if (before) return this.#replace(before, before.with(enteredValue));
    const first = new EvaluatedField(compiled, {
      enteredValue: this.#enteredOrComputed(compiled, enteredValue),
      isVisible: this.#isVisible(compiled),
      hiddenOptions: this.#hiddenOptions(compiled),
      unavailable: unavailableOptions(compiled, this.#before.unavailable),
      comparisonIssues: noIssues,
    });
    return this.#replace(undefined, first);
  }

  /** Checks the conditions of a step. Returns whether the steps that read it must be checked too. */
  check(step: CompiledStep): boolean {
    return 'part' in step ? this.#checkPart(step) : this.#checkField(step);
  }

  /** Completes the version: comparisons between fields, price rules and steps. */
  finish(): Evaluation {
    for (const { comparedBy } of this.#recounted) for (const compiled of comparedBy) this.#compare(compiled);
    this.#applyPriceRules();
    this.#next.sections = this.#sections;
    this.#updateSteps();
    return new Evaluation(this.#next);
  }

  /** Returns undefined only while the first version is computed, for fields later in the plan. */
  #field({ sectionIndex, placeInSection }: CompiledField): EvaluatedField | undefined {
    return this.#sections[sectionIndex]?.fields[placeInSection];
  }

  #copySection(index: number): EvaluatedSection | undefined {
    const section = this.#sections[index];
    if (section === undefined || section !== this.#before.sections[index]) return section;
    const copy = section.copy();
    this.#sections[index] = copy;
    return copy;
  }

  #isVisible({ parts, check }: CompiledField): boolean {
    return parts.every((part) => this.#next.partsShown[part]) && (check === null || check(this));
  }

  #hiddenOptions({ optionChecks, field }: CompiledField): HiddenOptions {
    if (optionChecks === null) return noHiddenOptions;
    const hidden = field.options.filter((_, index) => optionChecks[index]?.(this) === false);
    return hidden.length === 0 ? noHiddenOptions : new Set(hidden.map(({ value }) => value));
  }

  /** Returns the stored value, or the computed value of a derived field. */
  #enteredOrComputed({ derive, kind }: CompiledField, enteredValue: FieldValue): FieldValue {
    if (!kind.isDerived) return enteredValue;
    return derive?.(this);
  }

  #checkPart({ part, sectionIndex, check }: CompiledPart): boolean {
    const isShown = check(this);
    if (this.#next.partsShown[part] === isShown) return false;
    this.#partsShown ??= this.#before.partsShown.slice();
    this.#partsShown[part] = isShown;
    this.#next.partsShown = this.#partsShown;
    // A group's condition has no effect in a hidden section.
    if (part !== sectionIndex && this.#next.partsShown[sectionIndex] === false) return true;
    this.#copySection(sectionIndex)?.showParts(this.#next.partsShown);
    this.#isReshown = true;
    return true;
  }

  #checkField(compiled: CompiledField): boolean {
    const before = this.#field(compiled);
    if (!before) return false;
    const isVisible = this.#isVisible(compiled);
    const hiddenOptions = this.#hiddenOptions(compiled);
    const enteredValue = this.#enteredOrComputed(compiled, before.enteredValue);
    const isSame =
      isVisible === before.isVisible &&
      enteredValue === before.enteredValue &&
      isSameSet(hiddenOptions, before.hiddenOptions);
    if (isSame) return false;
    return this.#replace(before, before.with(enteredValue, isVisible, hiddenOptions));
  }

  #compare(compiled: CompiledField): void {
    const before = this.#field(compiled);
    const comparisonIssues = compiled.comparisons.flatMap((compare) => compare(this) ?? []);
    // Compared by content, because two price tables can report equal issues.
    if (before && JSON.stringify(before.comparisonIssues) !== JSON.stringify(comparisonIssues)) {
      this.#replace(before, before.with(before.enteredValue, before.isVisible, before.hiddenOptions, comparisonIssues));
    }
  }

  /** Replaces a field. Returns whether its counted value changed. */
  #replace(before: EvaluatedField | undefined, next: EvaluatedField): boolean {
    const { compiled } = next;
    const fields = this.#copySection(compiled.sectionIndex)?.fields;
    if (fields) fields[compiled.placeInSection] = next;
    if (next.isVisible !== before?.isVisible) this.#isReshown = true;
    const issuesBefore = before?.issues ?? noIssues;
    const surchargeBefore = before?.surchargeCents ?? 0;
    if (next.issues !== issuesBefore) {
      this.#next.issueCount += next.issues.length - issuesBefore.length;
      this.#next.issues = undefined;
    }
    if (next.surchargeCents > 0 || surchargeBefore > 0) this.#addCents(next.surchargeCents - surchargeBefore);
    if (isSameValue(next.effectiveValue, before?.effectiveValue)) return false;
    if (compiled.comparedBy.length > 0 || compiled.priceRules.length > 0) this.#recounted.push(compiled);
    return true;
  }

  #addCents(cents: Cents): void {
    this.#next.addedCents += cents;
    this.#next.price = undefined;
  }

  /** Computes the price rules that read a changed field; for the first version, all rules. */
  #applyPriceRules(): void {
    const { configurator, ruleCents: amountsBefore, basePriceCents } = this.#before;
    const { priceRules, subtotalRules } = configurator.compiled;
    if (priceRules.length === 0) return;
    const due = this.#isFirst ? priceRules.keys() : new Set(this.#recounted.flatMap((compiled) => compiled.priceRules));
    const apply = (index: number, ofCents: Cents): Cents => {
      const rule = priceRules[index];
      const cents = rule ? ruleCents(rule, this, ofCents) : 0;
      const change = cents - (amountsBefore[index] ?? 0);
      if (change === 0) return cents;
      this.#ruleCents ??= amountsBefore.slice();
      this.#ruleCents[index] = cents;
      this.#next.ruleCents = this.#ruleCents;
      this.#addCents(change);
      return cents;
    };
    let isSubtotalDue = false;
    for (const index of due) {
      if (priceRules[index]?.of === 'subtotal') isSubtotalDue = true;
      else apply(index, basePriceCents);
    }
    if (isSubtotalDue || this.#next.addedCents !== this.#before.addedCents) {
      const ofSubtotal = subtotalRules.reduce((sum, index) => sum + (amountsBefore[index] ?? 0), 0);
      let subtotal = basePriceCents + this.#next.addedCents - ofSubtotal;
      for (const index of subtotalRules) subtotal += apply(index, subtotal);
    }
  }

  /** Keeps the list of steps if it contains the same sections. */
  #updateSteps(): void {
    if (!this.#isReshown) return;
    const { sections } = this.#before;
    const isChanged = this.#sections.some(
      (section, index) => section !== sections[index] && section.isStep !== sections[index]?.isStep,
    );
    if (isChanged) this.#next.steps = this.#sections.filter(({ isStep }) => isStep).map(({ index }) => index);
  }
}
