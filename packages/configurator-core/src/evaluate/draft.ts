import type { FieldValue } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import { ruleCents } from '../pricing/rule-cents.ts';
import type { CompiledField, CompiledStep } from '../template/compiled-template.ts';
import { Evaluation } from './evaluation.ts';
import { type FieldSlot, fillSlot } from './field-slot.ts';
import { SectionSlot } from './section-slot.ts';

/** An evaluation being made from another. Sections are copied when first written to. */
export class Draft {
  readonly next: Evaluation;
  private readonly base: Evaluation;
  private isStepListOld = false;

  constructor(base: Evaluation) {
    this.base = base;
    this.next = new Evaluation(base.configurator, base.basePriceCents, base);
  }

  private writable(sectionIndex: number): SectionSlot {
    const { sections } = this.next;
    const section = sections[sectionIndex];
    if (section !== undefined && section !== this.base.sections[sectionIndex]) return section;
    const copy = new SectionSlot(section ?? null);
    sections[sectionIndex] = copy;
    return copy;
  }

  /** Puts a slot in place of the one before. */
  put(slot: FieldSlot): void {
    const section = this.writable(slot.compiled.sectionIndex);
    const { visibleCount, issueCount, amountCents, isStep } = section;
    section.put(slot);
    this.next.visibleCount += section.visibleCount - visibleCount;
    this.next.issueCount += section.issueCount - issueCount;
    this.next.linesCents += section.amountCents - amountCents;
    if (section.isStep !== isStep) this.isStepListOld = true;
  }

  /** Takes a step of the plan again. @returns whether those that read it must be taken again too */
  take(step: CompiledStep): boolean {
    switch (step.kind) {
      case 'field':
        return this.takeField(step.field);
      case 'section': {
        const isShown = step.check(this.next.sections);
        if (this.next.sections[step.sectionIndex]?.isShown === isShown) return false;
        this.writable(step.sectionIndex).isShown = isShown;
        this.isStepListOld = true;
        return true;
      }
      case 'group': {
        const isShown = step.check(this.next.sections);
        const before = this.next.sections[step.sectionIndex]?.groupsShown ?? [];
        if ((before[step.groupIndex] ?? true) === isShown) return false;
        const groupsShown = Array.from(before);
        groupsShown[step.groupIndex] = isShown;
        this.writable(step.sectionIndex).groupsShown = groupsShown;
        return true;
      }
      default:
        return step satisfies never;
    }
  }

  private takeField(compiled: CompiledField): boolean {
    const before = this.next.sections[compiled.sectionIndex]?.fields[compiled.localIndex];
    const slot = fillSlot(compiled, before?.stored, this.next.sections, before);
    if (slot === before) return false;
    this.put(slot);
    return slot.counted !== before?.counted;
  }

  /** Fills a field with a value for the first time. */
  fill(compiled: CompiledField, stored: FieldValue): void {
    this.put(fillSlot(compiled, stored, this.next.sections, undefined));
  }

  /** Asks price rules again. */
  reprice(rules: Iterable<number>): void {
    let amounts: Cents[] | undefined;
    for (const index of rules) {
      const rule = this.next.configurator.compiled.priceRules[index];
      const before = this.next.ruleAmounts[index] ?? 0;
      const amount = rule ? ruleCents(rule, this.next.sections) : 0;
      if (amount === before) continue;
      amounts ??= Array.from(this.next.ruleAmounts);
      amounts[index] = amount;
      this.next.linesCents += amount - before;
    }
    if (amounts) this.next.ruleAmounts = amounts;
  }

  /** The finished evaluation; the draft is not used afterwards. */
  finish(): Evaluation {
    if (this.isStepListOld) {
      this.next.steps = this.next.sections.flatMap((section, index) => (section.isStep ? [index] : []));
    }
    return this.next;
  }
}
