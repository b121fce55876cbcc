import type { Condition } from '../../contract/conditions/condition.ts';
import { matchCondition } from '../../contract/conditions/match-condition.ts';
import { isSamePath, isWithinPath, type TemplatePath } from '../../contract/primitives/template-path.ts';
import type { Diagram } from '../diagram/decision-diagram.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding } from '../findings/finding.ts';
import { namesOf } from '../findings/references.ts';
import type { TemplateElement } from '../findings/template-elements.ts';
import type { AnalysisContext } from '../model/decision.ts';
import { parentVisibility } from '../model/parent-visibility.ts';

/** A term of an `all` or `any`, with its path. */
interface Term {
  readonly condition: Condition;
  readonly path: TemplatePath;
}

/** Returns the terms of every `all` and `any`: outer terms first, later terms before earlier ones. */
function termsOf(condition: Condition, path: TemplatePath): readonly Term[] {
  const listed = (kind: 'all' | 'any', terms: readonly Condition[]): readonly Term[] => {
    const own = terms.map((term, index) => ({ condition: term, path: [...path, kind, index] })).reverse();
    return [...(own.length > 1 ? own : []), ...own.flatMap((term) => termsOf(term.condition, term.path))];
  };
  return matchCondition<readonly Term[]>(condition, {
    rule: () => [],
    all: (terms) => listed('all', terms),
    any: (terms) => listed('any', terms),
    not: (term) => termsOf(term, [...path, 'not']),
    logic: () => [],
  });
}

/** Returns the condition without the terms at these paths, or null if no term is left. */
export function withoutTerms(
  condition: Condition,
  path: TemplatePath,
  removed: readonly TemplatePath[],
): Condition | null {
  if (removed.some((other) => isSamePath(path, other))) return null;
  const rest = (kind: 'all' | 'any', terms: readonly Condition[]): Condition | null => {
    const left = terms
      .map((term, index) => withoutTerms(term, [...path, kind, index], removed))
      .filter((term) => term !== null);
    if (left.length < 2) return left[0] ?? null;
    return kind === 'all' ? { all: left } : { any: left };
  };
  return matchCondition<Condition | null>(condition, {
    rule: (rule) => rule,
    all: (terms) => (terms.length === 0 ? condition : rest('all', terms)),
    any: (terms) => (terms.length === 0 ? condition : rest('any', terms)),
    not: (term) => {
      const inner = withoutTerms(term, [...path, 'not'], removed);
      return inner && { not: inner };
    },
    logic: () => condition,
  });
}

/**
 * Finds terms that can be removed without changing when an element shows. All reported terms can be removed together.
 */
export function findRedundantTerms(context: AnalysisContext, element: TemplateElement): readonly Finding[] {
  const { condition, conditionPath } = element;
  if (condition === null) return [];
  const { diagrams, holds } = context.model;
  const around = parentVisibility(context.model, element);
  const removed: TemplatePath[] = [];
  const redundant: Term[] = [];
  const terms = termsOf(condition, conditionPath);
  for (const term of terms) {
    if (removed.some((path) => isWithinPath(term.path, path))) continue;
    diagrams.spend(terms.length);
    const rest = withoutTerms(condition, conditionPath, [...removed, term.path]);
    if (rest === null) continue;
    const before = diagrams.and(around, holds(condition));
    const after = diagrams.and(around, holds(rest));
    if (before === after) {
      removed.push(term.path);
      redundant.push(term);
      continue;
    }
    const differs = diagrams.choose(before, diagrams.not(after), after);
    if (context.can(differs) === 'unknown') {
      context.leaveOpen('redundant_term', term.path, context.model.openReason(differs));
    }
  }
  /** Returns the states in which the term decides: in an `all` if it is false, in an `any` if it is true. */
  const speaking = (term: Term): Diagram =>
    term.path.at(-2) === 'all' ? diagrams.not(holds(term.condition)) : holds(term.condition);
  const fixed = withoutTerms(condition, conditionPath, removed);
  return redundant.reverse().map((term) =>
    buildFinding('redundant_term', element, {
      path: term.path,
      fieldNames: namesOf(context.model.references.ofCondition(term.condition, [])),
      witness: context.example(diagrams.and(around, speaking(term))),
      fix: { kind: 'set_condition', path: element.path, condition: fixed },
    }),
  );
}
