import type { Path } from '../diagram/cheapest-path.ts';
import { type Diagram, type Diagrams, NO, YES } from '../diagram/decision-diagram.ts';
import type { WitnessValues } from '../findings/finding.ts';
import { abstractComputed } from '../numbers/abstract-computed.ts';
import type { AbstractValue } from '../numbers/amount-span.ts';
import type { FieldModel } from './field-model.ts';
import type { FieldStates } from './field-states.ts';
import type { ReachedClass } from './form-classes.ts';
import { abstractValueByClass, type ValueCombinations } from './value-combinations.ts';

/** Finds field values that bring computed numbers into their classes on a path. */
export interface FormWitness {
  /** Returns the numbers to change in the found values; empty if they reach the classes already. */
  readonly middle: (path: Path, found: WitnessValues) => WitnessValues;
  /** Returns the numbers that reach the lower ends of the classes, and those that reach the upper ends. */
  readonly ends: (path: Path) => readonly WitnessValues[];
}

/** Creates the witness finder for the fields of a template. */
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

  function abstractValueOn(model: FieldModel, path: Path): AbstractValue {
    const { field, levels, computed, inputs } = model;
    if (!isYes(visible(model), path)) return { kind: 'absent' };
    if (computed !== null) return abstractComputed(computed, assignmentOn(inputs, path)) ?? { kind: 'absent' };
    if (model.isList) {
      const chosen = field.options.filter((_, index) => isYes(counts(model, index), path));
      return chosen.length === 0 ? { kind: 'absent' } : { kind: 'one', value: chosen.map(({ value }) => value) };
    }
    const place = path.get(levels[0] ?? -1) ?? 0;
    return (isYes(offered(model, place), path) && abstractValueByClass(model)[place]) || { kind: 'absent' };
  }

  function assignmentOn(names: readonly string[], path: Path): ReadonlyMap<string, AbstractValue> {
    const models = names.map(fieldOf).filter((model) => model !== undefined);
    return new Map(models.map((model) => [model.field.name, abstractValueOn(model, path)]));
  }

  /** Returns the class of a computed number on a path, or null if it is unknown or no number has to change. */
  function classOn(model: FieldModel, path: Path): ReachedClass | null {
    if (!isYes(visible(model), path)) return null;
    const assignment = assignmentOn(model.inputs, path);
    const entry = model.computed && abstractComputed(model.computed, assignment);
    const classes = (entry && formOf(model, assignment, entry)) ?? [];
    const own = classes[path.get(model.formLevel) ?? 0];
    return (own === null ? classes.find((one) => one !== null) : own) ?? null;
  }

  /** Returns whether the found values reach a class. */
  function isWithin(model: FieldModel, path: Path, { abstractValue }: ReachedClass, found: WitnessValues): boolean {
    const inputs = [...assignmentOn(model.inputs, path)].map(([name, entry]): [string, AbstractValue] => {
      const value = found[name];
      return [name, entry.kind === 'span' && value !== undefined ? { kind: 'one', value } : entry];
    });
    const given = model.computed && abstractComputed(model.computed, new Map(inputs));
    if (given?.kind !== 'one' || abstractValue.kind === 'absent') return false;
    if (abstractValue.kind === 'one') return given.value === abstractValue.value;
    return typeof given.value === 'number' && abstractValue.low <= given.value && given.value <= abstractValue.high;
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
