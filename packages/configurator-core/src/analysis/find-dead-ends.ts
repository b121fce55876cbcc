import { buildFinding } from './build-finding.ts';
import { cheapestPath, type Path } from './cheapest-path.ts';
import { completeStates, coneOf } from './complete-states.ts';
import type { Inquiry } from './decision.ts';
import { type Diagram, NO, YES } from './decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import type { Finding, WitnessValues } from './finding.ts';
import type { TemplateModel } from './template-model.ts';

/** How many short states are tried before a longer one that is surely a dead end is shown. */
const SHORT_TRIES = 200;

/** A required field that can be left without anything to fill in. */
interface Suspect {
  readonly model: FieldModel;
  /** Shown, required, and nothing to choose. */
  readonly stuck: Diagram;
  /** The field and everything its visibility and its options depend on. */
  readonly cone: readonly FieldModel[];
}

function findSuspects(template: TemplateModel): readonly Suspect[] {
  const { and, not } = template.diagrams;
  return template.fields.flatMap((model) => {
    const { field } = model;
    if (!field.isRequired || !model.holdsValue) return [];
    const fillable = template.fillable(model);
    if (fillable === YES) return [];
    const stuck = and(template.visible(model), not(fillable));
    return stuck === NO ? [] : [{ model, stuck, cone: coneOf(template, [field.name]) }];
  });
}

/**
 * The states in which a suspect is stuck and everything it depends on is filled in as far as it can be. Nothing can be
 * added there, so each is a dead end; and every dead end grows into one of these by filling in.
 */
function finalStates(template: TemplateModel, { stuck, cone }: Suspect): Diagram {
  const { and, or, not } = template.diagrams;
  return cone.reduce((states, model) => {
    const isAsked = and(template.visible(model), template.fillable(model));
    return and(states, or(not(isAsked), template.filled(model)));
  }, stuck);
}

/** The states that keep what a state has filled in. A choice that is hidden there counts as empty and may be replaced. */
function extensionsOf(template: TemplateModel, cone: readonly FieldModel[], path: Path): Diagram {
  const { and, or, not } = template.diagrams;
  return cone.reduce<Diagram>((states, model) => {
    const kept = template.keeps(model, path);
    return kept === YES ? states : and(states, or(not(template.visible(model)), kept));
  }, YES);
}

/** The suspects whose cones meet, directly or through others: one may only be filled in with regard to the other. */
function related(suspects: readonly Suspect[], start: Suspect): readonly Suspect[] {
  const names = new Set(start.cone.map(({ field }) => field.name));
  const found = new Set([start]);
  let size = 0;
  while (size !== found.size) {
    size = found.size;
    for (const other of suspects) {
      if (found.has(other) || !other.cone.some(({ field }) => names.has(field.name))) continue;
      found.add(other);
      for (const { field } of other.cone) names.add(field.name);
    }
  }
  return [...found];
}

/** The shortest values after which a suspect is stuck for good. */
function shortestDeadEnd(
  inquiry: Inquiry,
  suspect: Suspect,
  complete: Diagram,
  cone: readonly FieldModel[],
  final: Diagram,
): WitnessValues | null {
  const template = inquiry.model;
  const { and, not } = template.diagrams;
  let candidates = template.certain(suspect.stuck);
  for (let count = 0; count < SHORT_TRIES; count += 1) {
    const path = cheapestPath(template.diagrams, candidates);
    if (path === undefined) break;
    if (and(complete, extensionsOf(template, cone, path)) === NO) return template.values(path);
    candidates = and(candidates, not(template.exactly(suspect.cone, path)));
  }
  return inquiry.example(final);
}

/**
 * Finds dead ends: reachable states that no filling in of further visible fields can complete. Each finding names the
 * required field that stays empty. A template without any complete state is one finding of its own.
 */
export function findDeadEnds(inquiry: Inquiry): readonly Finding[] {
  const template = inquiry.model;
  const suspects = inquiry.within('dead_end', 'sections', () => findSuspects(template)) ?? [];
  const hopeless = new Set<Suspect>();
  return suspects.flatMap((suspect) => {
    if (hopeless.has(suspect)) return [];
    const { place, field } = suspect.model;
    const found = inquiry.within('dead_end', place.path, (): Finding | null => {
      const final = finalStates(template, suspect);
      const possibility = inquiry.can(final);
      if (possibility === 'unknown') inquiry.leaveOpen('dead_end', place.path, template.openReason(final));
      if (possibility !== 'yes') return null;
      const company = related(suspects, suspect);
      const names = new Set(company.flatMap(({ cone }) => cone.map((model) => model.field.name)));
      const cone = template.fields.filter((model) => names.has(model.field.name));
      const complete = completeStates(template, cone);
      const code = complete === NO ? 'cannot_complete' : 'dead_end';
      if (complete === NO) for (const other of company) hopeless.add(other);
      return buildFinding(
        code,
        { kind: 'field', path: place.path, label: field.label },
        {
          fieldNames: [field.name, ...suspect.model.reads],
          witness:
            complete === NO ? inquiry.example(suspect.stuck) : shortestDeadEnd(inquiry, suspect, complete, cone, final),
          fix: { kind: 'set_optional', path: place.path },
        },
      );
    });
    return found ? [found] : [];
  });
}
