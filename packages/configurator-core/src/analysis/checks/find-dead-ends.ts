import { cheapestPath, type Path } from '../diagram/cheapest-path.ts';
import { BudgetExceededError, type Diagram, NO, YES } from '../diagram/decision-diagram.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding, WitnessValues } from '../findings/finding.ts';
import { completeStates, satisfied, withDependencies } from '../model/complete-states.ts';
import type { AnalysisContext } from '../model/decision.ts';
import type { FieldModel } from '../model/field-model.ts';
import type { TemplateModel } from '../model/template-model.ts';

/** Number of short states tried before reporting a longer one that is a proven dead end. */
const SHORT_TRIES = 200;

/** A required field that can be shown without a value to fill in. */
interface Suspect {
  readonly model: FieldModel;
  /** States in which the field is shown and required, but has nothing to choose. */
  readonly stuck: Diagram;
}

function findSuspects(template: TemplateModel): readonly Suspect[] {
  const { and, not } = template.diagrams;
  return template.fields.flatMap((model) => {
    if (!model.field.isRequired || !model.holdsValue) return [];
    const fillable = template.fillable(model);
    if (fillable === YES) return [];
    const stuck = and(template.visible(model), not(fillable));
    return stuck === NO ? [] : [{ model, stuck }];
  });
}

/**
 * Returns the states in which a suspect is stuck and all its dependencies are filled in as far as possible. Nothing can
 * be added in these states, so each is a dead end. Every dead end can be filled in until it is one of them.
 */
function finalStates(template: TemplateModel, { model: own, stuck }: Suspect): Diagram {
  const { and, all, or, not } = template.diagrams;
  const filledIn = withDependencies(template, [own.field.name]).map((model) => {
    const isAsked = and(template.visible(model), template.fillable(model));
    return or(not(isAsked), template.filled(model));
  });
  return all([stuck, ...filledIn]);
}

/** Returns the states that keep the filled-in values of a path. A hidden choice counts as empty and may be replaced. */
function extensionsOf(template: TemplateModel, cone: readonly FieldModel[], path: Path): Diagram {
  const { all, or, not } = template.diagrams;
  return all(
    cone.map((model) => {
      const kept = template.keeps(model, path);
      return kept === YES ? YES : or(not(template.visible(model)), kept);
    }),
  );
}

/** Suspects with direct or indirect dependencies in common, and all these dependencies. */
interface SuspectCluster {
  readonly suspects: readonly Suspect[];
  readonly cone: readonly FieldModel[];
}

/** Returns the first suspect with all suspects that share dependencies with it. */
function clusterOf(template: TemplateModel, suspects: readonly Suspect[], first: Suspect): SuspectCluster {
  const all = withDependencies(
    template,
    suspects.map(({ model }) => model.field.name),
  );
  const readers = new Map<string, string[]>(all.map(({ field }) => [field.name, []]));
  for (const { field, reads } of all) for (const read of reads) readers.get(read)?.push(field.name);
  const names = new Set([first.model.field.name]);
  for (const name of names) {
    const neighbors = [...(template.fieldOf(name)?.reads ?? []), ...(readers.get(name) ?? [])];
    template.diagrams.spend(1 + neighbors.length);
    for (const neighbor of neighbors) names.add(neighbor);
  }
  return {
    suspects: suspects.filter(({ model }) => names.has(model.field.name)),
    cone: all.filter(({ field }) => names.has(field.name)),
  };
}

/** Returns the shortest values after which a suspect cannot be completed. */
function shortestDeadEnd(
  context: AnalysisContext,
  suspect: Suspect,
  complete: Diagram,
  cone: readonly FieldModel[],
  final: Diagram,
): WitnessValues | null {
  const template = context.model;
  const { and, not } = template.diagrams;
  const known = context.example(final);
  const own = withDependencies(template, [suspect.model.field.name]);
  let candidates = template.certain(suspect.stuck);
  try {
    for (let count = 0; count < SHORT_TRIES; count += 1) {
      const path = cheapestPath(template.diagrams, candidates);
      if (path === undefined) break;
      if (and(complete, extensionsOf(template, cone, path)) === NO) return template.values(path);
      candidates = and(candidates, not(template.exactly(own, path)));
    }
  } catch (error) {
    // The dead end is proven. Only the search for a shorter example ran out of budget.
    if (!(error instanceof BudgetExceededError)) throw error;
  }
  return known;
}

/**
 * Returns a minimal unsatisfiable subset of the suspects, found by deletion (Marques-Silva 2010): without any one of
 * them, the others can be completed.
 * @param background the states in which every other required field is filled in
 */
function conflictOf(template: TemplateModel, suspects: readonly Suspect[], background: Diagram): readonly Suspect[] {
  const { and, all } = template.diagrams;
  const completes = (suspect: Suspect): Diagram => satisfied(template, suspect.model);
  let states = background;
  const reached = suspects.findIndex((suspect) => {
    states = and(states, completes(suspect));
    return states === NO;
  });
  const conflict: Suspect[] = [];
  let kept = background;
  for (let last = reached; last >= 0 && kept !== NO; last -= 1) {
    const suspect = suspects[last];
    const others = all([kept, ...suspects.slice(0, last).map(completes)]);
    if (suspect === undefined || others === NO) continue;
    conflict.unshift(suspect);
    kept = and(kept, completes(suspect));
  }
  return conflict;
}

/**
 * Finds dead ends: reachable states that cannot be completed by filling in more visible fields. Each finding names the
 * required field that stays empty. Required fields that exclude each other in every state are reported in a separate
 * finding and then count as optional, so that they hide no other dead end; nor do they hide each other's.
 */
export function findDeadEnds(context: AnalysisContext): readonly Finding[] {
  const template = context.model;
  const suspects = context.within('dead_end', ['sections'], () => findSuspects(template)) ?? [];
  const excluded = new Set<Suspect>();
  /** Fields that were reported only as what another one excludes. */
  const others: Suspect[] = [];

  const report = (
    code: 'dead_end' | 'cannot_complete',
    { model }: Suspect,
    together: readonly Suspect[],
    witness: WitnessValues | null,
  ): Finding => {
    const { place, field, reads } = model;
    const otherNames = together.map((other) => other.model.field.name);
    return buildFinding(
      code,
      { kind: 'field', label: field.label, ...place },
      {
        fieldNames: [...new Set([field.name, ...reads, ...otherNames])],
        witness,
        fix: { kind: 'set_optional', path: place.path },
      },
    );
  };

  /** Returns whether a suspect can be stuck while all its dependencies are filled in. */
  const canBeStuck = (suspect: Suspect, final: Diagram): boolean => {
    const { path } = suspect.model.place;
    const possibility = context.can(final);
    if (possibility === 'unknown') context.leaveOpen('dead_end', path, template.openReason(final));
    return possibility === 'yes';
  };

  function findingsOf(suspect: Suspect): readonly Finding[] {
    const final = finalStates(template, suspect);
    if (!canBeStuck(suspect, final)) return [];
    const conflicts: Finding[] = [];
    for (;;) {
      const remaining = suspects.filter((other) => !excluded.has(other));
      const { suspects: cluster, cone } = clusterOf(template, remaining, suspect);
      const optional = new Set([...excluded].map(({ model }) => model));
      const required = cone.filter((model) => !optional.has(model));
      const complete = completeStates(template, required);
      if (complete !== NO) {
        return [
          ...conflicts,
          report('dead_end', suspect, [], shortestDeadEnd(context, suspect, complete, cone, final)),
        ];
      }
      const models = new Set(cluster.map(({ model }) => model));
      const background = completeStates(
        template,
        required.filter((model) => !models.has(model)),
      );
      const conflict = conflictOf(template, cluster, background);
      const shown = conflict.find((one) => context.can(finalStates(template, one)) === 'yes') ?? suspect;
      for (const one of conflict) excluded.add(one);
      others.push(...conflict.filter((one) => one !== shown));
      conflicts.push(report('cannot_complete', shown, conflict, context.example(shown.stuck)));
      if (excluded.has(suspect)) return conflicts;
    }
  }

  const find = (suspect: Suspect): readonly Finding[] =>
    context.within('dead_end', suspect.model.place.path, () => findingsOf(suspect)) ?? [];
  const findings = suspects.flatMap((suspect) => (excluded.has(suspect) ? [] : find(suspect)));
  for (const suspect of suspects) excluded.add(suspect);
  const ofOthers = others.flatMap((other) => {
    excluded.delete(other);
    const own = find(other);
    excluded.add(other);
    return own;
  });
  return [...findings, ...ofOthers];
}
