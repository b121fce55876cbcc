import type { CompiledField } from '../compile/compiled-field.ts';
import type { CompiledPart, CompiledStep } from '../compile/compiled-template.ts';
import type { Configurator } from '../compile/configurator.ts';
import type { ReadableValues } from '../condition/compile-condition.ts';
import { noIssues } from '../field-types/issue.ts';
import { type FieldValue, isSameValue } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import { ruleCents } from '../price/rule-cents.ts';
import { Evaluation, type EvaluationVersion } from './evaluation.ts';
import { EvaluatedField, type HiddenOptions, noHiddenOptions } from './field-state.ts';
import { EvaluatedSection } from './section-state.ts';
import { unavailableOptions } from './unavailable.ts';

function isSameSet(left: HiddenOptions, right: HiddenOptions): boolean {
  return left === right || (left.size === right.size && [...left].every((value) => right.has(value)));
}

/**
 * The next version of an evaluation while it is computed. Copies each section that a change touches once, and reads
 * everything else from the version before.
 */
export class EvaluationDraft implements ReadableValues {
  readonly #configurator: Configurator;
  readonly #before: EvaluationVersion;
  /** Copied fields by section index. */
  readonly #fields = new Map<number, EvaluatedField[]>();
  /** Fields whose counted value changed. */
  readonly #recounted: CompiledField[] = [];
  #partsShown: readonly boolean[];
  #addedCents: Cents;
  #issueCount: number;
  #isPriceChanged = false;
  #areIssuesChanged = false;

  constructor(before: EvaluationVersion) {
    this.#before = before;
    this.#configurator = before.configurator;
    this.#partsShown = before.partsShown;
    this.#addedCents = before.addedCents;
    this.#issueCount = before.issueCount;
    if (this.#isFirst) for (const index of before.configurator.template.sections.keys()) this.#fields.set(index, []);
  }

  /** Whether there is no version before, and everything is computed. */
  get #isFirst(): boolean {
    return this.#before.sections.length === 0;
  }

  countedValue(index: number): FieldValue {
    const compiled = this.#configurator.compiled.fields[index];
    return compiled && this.#field(compiled)?.counted;
  }

  /** Stores a value and computes the state of its field. Returns whether its counted value changed. */
  store(compiled: CompiledField, stored: FieldValue): boolean {
    return this.#write(
      compiled,
      this.#held(compiled, stored),
      this.#isVisible(compiled),
      this.#hiddenOptions(compiled),
    );
  }

  /** Checks the conditions of a step again. Returns whether the steps that read it must be checked again too. */
  check(step: CompiledStep): boolean {
    return 'part' in step ? this.#checkPart(step) : this.#checkField(step);
  }

  /** Completes the version: comparisons between fields, price rules and steps. */
  finish(): Evaluation {
    for (const compiled of this.#recounted) {
      this.#compare(compiled);
      for (const other of compiled.comparedBy) this.#compare(other);
    }
    const amounts = this.#applyPriceRules();
    const { sections, steps } = this.#copySections();
    const { price, issues } = this.#before.cache;
    return new Evaluation({
      configurator: this.#configurator,
      basePriceCents: this.#before.basePriceCents,
      unavailable: this.#before.unavailable,
      sections,
      partsShown: this.#partsShown,
      steps,
      ruleCents: amounts,
      addedCents: this.#addedCents,
      issueCount: this.#issueCount,
      cache: { price: this.#isPriceChanged ? undefined : price, issues: this.#areIssuesChanged ? undefined : issues },
    });
  }

  /** Undefined only while the first version is computed, for fields that follow in the plan. */
  #field({ sectionIndex, placeInSection }: CompiledField): EvaluatedField | undefined {
    return (this.#fields.get(sectionIndex) ?? this.#before.sections[sectionIndex]?.fields)?.[placeInSection];
  }

  #copyFields(sectionIndex: number): EvaluatedField[] {
    let fields = this.#fields.get(sectionIndex);
    if (fields === undefined) {
      fields = this.#before.sections[sectionIndex]?.fields.slice() ?? [];
      this.#fields.set(sectionIndex, fields);
    }
    return fields;
  }

  #isVisible({ parts, check }: CompiledField): boolean {
    return parts.every((part) => this.#partsShown[part]) && (check === null || check(this));
  }

  #hiddenOptions({ optionChecks, field }: CompiledField): HiddenOptions {
    if (optionChecks === null) return noHiddenOptions;
    const hidden = field.options.filter((_, index) => optionChecks[index]?.(this) === false);
    return hidden.length === 0 ? noHiddenOptions : new Set(hidden.map(({ value }) => value));
  }

  /** What a field holds: what is stored, or what it is computed to be. */
  #held({ derive, kind }: CompiledField, stored: FieldValue): FieldValue {
    if (!kind.isDerived) return stored;
    return derive?.(this);
  }

  #checkPart({ part, sectionIndex, check }: CompiledPart): boolean {
    const isShown = check(this);
    if (this.#partsShown[part] === isShown) return false;
    this.#partsShown = this.#partsShown.with(part, isShown);
    this.#copyFields(sectionIndex);
    return true;
  }

  #checkField(compiled: CompiledField): boolean {
    const before = this.#field(compiled);
    const isVisible = this.#isVisible(compiled);
    const hiddenOptions = this.#hiddenOptions(compiled);
    const held = this.#held(compiled, before?.stored);
    const isSame = before?.isVisible === isVisible && isSameSet(before.hiddenOptions, hiddenOptions);
    if (isSame && held === before.stored) return false;
    return this.#write(compiled, held, isVisible, hiddenOptions);
  }

  #write(compiled: CompiledField, stored: FieldValue, isVisible: boolean, hiddenOptions: HiddenOptions): boolean {
    // `finish` compares the fields whose counted value changed; hidden and empty ones have no comparison issues.
    const next = new EvaluatedField(compiled, {
      stored,
      isVisible,
      hiddenOptions,
      unavailable: this.#field(compiled)?.unavailable ?? unavailableOptions(compiled, this.#before.unavailable),
      comparisonIssues: noIssues,
    });
    const before = this.#replace(next);
    if (isSameValue(next.counted, before?.counted)) {
      // Only hidden options changed: what the value is compared with did not.
      const comparisonIssues = before?.comparisonIssues ?? noIssues;
      if (comparisonIssues.length > 0) this.#replace(new EvaluatedField(compiled, { ...next, comparisonIssues }));
      return false;
    }
    this.#recounted.push(compiled);
    return true;
  }

  #compare(compiled: CompiledField): void {
    const field = this.#field(compiled);
    const comparisonIssues = compiled.compare(this);
    if (field === undefined || isSameValue(field.comparisonIssues, comparisonIssues)) return;
    this.#replace(new EvaluatedField(compiled, { ...field, comparisonIssues }));
  }

  #replace(next: EvaluatedField): EvaluatedField | undefined {
    const { sectionIndex, placeInSection } = next.compiled;
    const fields = this.#copyFields(sectionIndex);
    const before = fields[placeInSection];
    fields[placeInSection] = next;
    const issuesBefore = before?.issues ?? noIssues;
    const surchargeBefore = before?.surchargeCents ?? 0;
    this.#issueCount += next.issues.length - issuesBefore.length;
    this.#addedCents += next.surchargeCents - surchargeBefore;
    this.#areIssuesChanged ||= next.issues !== issuesBefore;
    this.#isPriceChanged ||= next.surchargeCents > 0 || surchargeBefore > 0;
    return before;
  }

  /** Computes the amounts of the price rules that read a changed field; of all rules for the first version. */
  #applyPriceRules(): readonly Cents[] {
    const { priceRules, subtotalRules } = this.#configurator.compiled;
    const { ruleCents: before, basePriceCents } = this.#before;
    if (priceRules.length === 0) return before;
    const due = this.#isFirst ? priceRules.keys() : new Set(this.#recounted.flatMap((compiled) => compiled.priceRules));
    let amounts = before;
    const apply = (index: number, ofCents: Cents): Cents => {
      const rule = priceRules[index];
      const cents = rule === undefined ? 0 : ruleCents(rule, this, ofCents);
      const change = cents - (before[index] ?? 0);
      if (change === 0) return cents;
      amounts = amounts.with(index, cents);
      this.#addedCents += change;
      this.#isPriceChanged = true;
      return cents;
    };
    let isSubtotalDue = false;
    for (const index of due) {
      if (priceRules[index]?.of === 'subtotal') isSubtotalDue = true;
      else apply(index, basePriceCents);
    }
    if (subtotalRules.length > 0 && (isSubtotalDue || this.#isPriceChanged)) {
      const ofSubtotal = subtotalRules.reduce((sum, index) => sum + (before[index] ?? 0), 0);
      let subtotal = basePriceCents + this.#addedCents - ofSubtotal;
      for (const index of subtotalRules) subtotal += apply(index, subtotal);
    }
    return amounts;
  }

  #copySections(): Pick<EvaluationVersion, 'sections' | 'steps'> {
    const sections = this.#before.sections.slice();
    let areStepsChanged = false;
    for (const [index, fields] of this.#fields) {
      const next = new EvaluatedSection(this.#configurator, index, fields, this.#partsShown);
      const before = sections[index];
      // The condition of a group in a hidden section changes nothing.
      if (this.#partsShown !== this.#before.partsShown && before?.equals(next)) continue;
      areStepsChanged ||= next.isStep !== before?.isStep;
      sections[index] = next;
    }
    if (!areStepsChanged) return { sections, steps: this.#before.steps };
    return { sections, steps: sections.filter(({ isStep }) => isStep).map(({ index }) => index) };
  }
}
