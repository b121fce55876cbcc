import type { Condition } from '../../contract/conditions/condition.ts';
import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import { plausibilityOf } from '../../contract/template/plausibility.ts';
import { BudgetExceededError, type Diagram, YES } from '../diagram/decision-diagram.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding, FindingCode, Fix, WitnessValues } from '../findings/finding.ts';
import { namesOf } from '../findings/references.ts';
import type { TemplateElement } from '../findings/template-elements.ts';
import { completeStates, withDependencies } from '../model/complete-states.ts';
import type { AnalysisContext } from '../model/decision.ts';
import { parentVisibility } from '../model/parent-visibility.ts';

/** Returns whether an element is a plausibility check. */
export function isPlausibilityCheck({ kind, field }: TemplateElement): boolean {
  return kind === 'field' && field !== undefined && plausibilityOf(field) !== null;
}

/** The codes that a plausibility check has instead, because its condition is what it is for. */
const codesOfChecks: Partial<Readonly<Record<FindingCode, FindingCode>>> = {
  never_true: 'never_asked',
  never_shown: 'never_asked',
  always_true: 'always_asked',
  implied: 'always_asked',
};

/**
 * Returns the fewest values that satisfy as many leading terms as possible of a condition that can never be true. The
 * number of terms is found by bisection. Without budget for it, the values satisfy the terms tried so far.
 */
function nearestValues(context: AnalysisContext, condition: Condition): WitnessValues | null {
  const terms = 'all' in condition ? condition.all : [];
  const { diagrams, holds } = context.model;
  let values = context.example(YES);
  let [possible, impossible] = [0, terms.length];
  try {
    while (impossible - possible > 1) {
      const middle = Math.floor((possible + impossible) / 2);
      const next = context.example(diagrams.all(terms.slice(0, middle).map(holds)));
      if (next === null) impossible = middle;
      else [possible, values] = [middle, next];
    }
  } catch (error) {
    // The fault is proven. Only the search for a longer example ran out of budget.
    if (!(error instanceof BudgetExceededError)) throw error;
  }
  return values;
}

/**
 * Removes an element that never shows, or the condition of one that always shows. Returns null if the template would
 * not work without the element: others read its fields, or it is the only option, which makes its field a choice.
 */
function fixFor(
  code: FindingCode,
  { kind, path, field }: TemplateElement,
  isReadOutside: (path: TemplatePath) => boolean,
): Fix | null {
  if (code === 'only_incomplete') return null;
  if (code !== 'never_true' && code !== 'never_shown') return { kind: 'set_condition', path, condition: null };
  const isOnlyOption = kind === 'option' && field?.options.length === 1;
  return isOnlyOption || isReadOutside(path) ? null : { kind: 'remove', path };
}

/**
 * Checks whether an element's condition can be true and can be false, also while its parents are visible.
 * @param isReadOutside whether anything outside of a part reads one of its fields
 * @returns the finding; null if the condition has an effect; undefined if undecided
 */
export function findConstantCondition(
  context: AnalysisContext,
  element: TemplateElement,
  isReadOutside: (path: TemplatePath) => boolean,
): Finding | null | undefined {
  const { condition, conditionPath } = element;
  if (condition === null) return null;
  const isCheck = isPlausibilityCheck(element);
  const { diagrams, holds } = context.model;
  const fieldNames = namesOf(context.model.references.ofCondition(condition, []));
  const report = (code: FindingCode, witness: WitnessValues | null): Finding =>
    buildFinding((isCheck && codesOfChecks[code]) || code, element, {
      path: conditionPath,
      fieldNames,
      witness,
      // Without its condition, a check would still always ask.
      fix: isCheck && codesOfChecks[code] === 'always_asked' ? null : fixFor(code, element, isReadOutside),
    });
  let isOpen = false;
  /** Returns whether a diagram can never be yes, and records an undecided question. */
  const isImpossible = (code: FindingCode, node: Diagram): boolean => {
    const possibility = context.can(node);
    if (possibility === 'unknown') {
      isOpen = true;
      context.leaveOpen(code, conditionPath, context.model.openReason(node));
    }
    return possibility === 'no';
  };

  const own = holds(condition);
  if (isImpossible('never_true', own)) return report('never_true', nearestValues(context, condition));
  const fails = diagrams.not(own);
  if (isImpossible('always_true', fails)) return report('always_true', context.example(YES));
  const around = parentVisibility(context.model, element);
  const isShownAround = around === YES ? 'yes' : context.can(around);
  if (isShownAround === 'unknown') context.leaveOpen('never_shown', conditionPath, context.model.openReason(around));
  if (isShownAround !== 'yes') return isOpen || isShownAround === 'unknown' ? undefined : null;
  const shown = diagrams.and(around, own);
  if (around !== YES) {
    if (isImpossible('never_shown', shown)) return report('never_shown', context.example(own));
    if (isImpossible('implied', diagrams.and(around, fails))) return report('implied', context.example(around));
  }
  const complete = completeStates(context.model, withDependencies(context.model, namesAround(context, element)));
  if (context.can(complete) === 'yes' && isImpossible('only_incomplete', diagrams.and(shown, complete))) {
    return report('only_incomplete', context.example(shown));
  }
  return isOpen ? undefined : null;
}

/** Returns the names of the fields that an element's visibility reads directly. */
function namesAround(
  { model }: AnalysisContext,
  { section, group, field, condition, kind }: TemplateElement,
): readonly string[] {
  const owners = kind === 'option' ? [section, group, field] : kind === 'field' ? [section, group] : [section];
  const conditions = [condition, ...owners.map((owner) => owner?.condition ?? null)];
  return namesOf(conditions.flatMap((one) => model.references.ofCondition(one, [])));
}
