import type { Path } from '../diagram/cheapest-path.ts';
import { type Diagram, type Diagrams, NO, YES } from '../diagram/decision-diagram.ts';
import type { WitnessValues } from '../findings/finding.ts';
import { abstractComputed } from '../numbers/abstract-computed.ts';
import type { AbstractValue } from '../numbers/amount-span.ts';
import type { FieldModel } from './field-model.ts';
import type { FieldStates } from './field-states.ts';
import type { ReachedClass } from './form-classes.ts';
import { abstractValueByClass, type ValueCombinations } from './value-combinations.ts';

/** Finds the numbers that put computed numbers into the classes of a path. */
export interface FormWitness {
  /** Numbers to change of the values found so far; none where they lead to the class already. */
  readonly middle: (path: Path, found: WitnessValues) => WitnessValues;
  /** For the lower and the upper end of the classes: the numbers that lead there. */
  readonly ends: (path: Path) => readonly WitnessValues[];
}

/** Prepares it for the fields of a template. */
export function createFormWitness(
  { children, level }: Diagrams,
  { visible, counts, offered }: FieldStates,
  { formOf }: ValueCombinations,
  fields: readonly FieldModel[],
  fieldOf: (name: string) => FieldModel | undefined,
): FormWitness {
  const forms = fields.filter(({ marks }) => marks.length > 0);

  function isYes(start: Diagram, path: Path): boolean {
    let node = start;
    while (children(node).length > 0) node = children(node)[path.get(level(node)) ?? 0] ?? NO;
    return node === YES;
  }

  function heldOn(model: FieldModel, path: Path): AbstractValue {
    const { field, levels, computed, inputs } = model;
    if (!isYes(visible(model), path)) return { kind: 'absent' };
    if (computed !== null) return abstractComputed(computed, heldBy(inputs, path)) ?? { kind: 'absent' };
    if (model.isList) {
      const chosen = field.options.filter((_, index) => isYes(counts(model, index), path));
      return chosen.length === 0 ? { kind: 'absent' } : { kind: 'one', value: chosen.map(({ value }) => value) };
    }
    const place = path.get(levels[0] ?? -1) ?? 0;
    return (isYes(offered(model, place), path) && abstractValueByClass(model)[place]) || { kind: 'absent' };
  }

  function heldBy(names: readonly string[], path: Path): ReadonlyMap<string, AbstractValue> {
    const models = names.map(fieldOf).filter((model) => model !== undefined);
    return new Map(models.map((model) => [model.field.name, heldOn(model, path)]));
  }

  /** The class that a path gives a computed number; null where the class is not known, or nothing is to be moved. */
  function classOn(model: FieldModel, path: Path): ReachedClass | null {
    if (!isYes(visible(model), path)) return null;
    const held = heldBy(model.inputs, path);
    const entry = model.computed && abstractComputed(model.computed, held);
    const classes = (entry && formOf(model, held, entry)) ?? [];
    const own = classes[path.get(model.formLevel) ?? 0];
    return (own === null ? classes.find((one) => one !== null) : own) ?? null;
  }

  /** Whether numbers lead to a class. */
  function isWithin(model: FieldModel, path: Path, { held }: ReachedClass, found: WitnessValues): boolean {
    const inputs = [...heldBy(model.inputs, path)].map(([name, entry]): [string, AbstractValue] => {
      const value = found[name];
      return [name, entry.kind === 'span' && value !== undefined ? { kind: 'one', value } : entry];
    });
    const given = model.computed && abstractComputed(model.computed, new Map(inputs));
    if (given?.kind !== 'one' || held.kind === 'absent') return false;
    if (held.kind === 'one') return given.value === held.value;
    return typeof given.value === 'number' && held.low <= given.value && given.value <= held.high;
  }

  return {
    middle: (path, found) => {
      const moved: Record<string, number> = {};
      for (const model of forms) {
        const reached = classOn(model, path);
        if (reached === null || isWithin(model, path, reached, found)) continue;
        Object.assign(moved, Object.fromEntries(reached.witness));
      }
      return moved;
    },
    ends: (path) => {
      const reached = forms.map((model) => classOn(model, path)).filter((one) => one !== null);
      if (reached.length === 0) return [];
      const at = (end: number): WitnessValues =>
        Object.fromEntries(reached.flatMap(({ ends }) => [...(ends()[end] ?? [])]));
      return [at(0), at(1)];
    },
  };
}
