import { STEPS_PER_PART } from '../diagram/budgets.ts';
import type { Diagram, Diagrams } from '../diagram/decision-diagram.ts';
import { NO, YES } from '../diagram/decision-diagram.ts';
import { abstractComputed } from '../numbers/abstract-computed.ts';
import { type AbstractValue, partsIn } from '../numbers/amount-span.ts';
import { neighborNumber } from '../numbers/neighbor-number.ts';
import { type FieldModel, isOpen } from './field-model.ts';
import type { FieldStates } from './field-states.ts';
import { type FormClass, formClasses } from './form-classes.ts';

/** Abstract values of fields, by name. */
export type AbstractValues = ReadonlyMap<string, AbstractValue>;

/** Enumerates the combinations of field values. */
export interface ValueCombinations {
  /**
   * Returns the classes of a computed number for the values of its inputs.
   * @param entry the bounds of the computed number
   * @returns undefined if the classes cannot be distinguished, or need not be
   */
  readonly formOf: (
    model: FieldModel,
    inputs: AbstractValues,
    entry: AbstractValue,
  ) => readonly FormClass[] | undefined;
  /**
   * Combines the results for all combinations of values into one function of the stored values.
   * @param names field names, including computed fields
   * @param of called with undefined for a combination in which a computed value is unknown
   * @returns undefined if there are too many combinations, or texts that an expression may distinguish
   */
  readonly over: (
    names: readonly string[],
    of: (assignment: AbstractValues | undefined) => Diagram,
  ) => Diagram | undefined;
}

/** Limit of value combinations. */
const MAX_COMBINATIONS = 2000;
const MAX_LISTED_OPTIONS = 6;

/** Returns the number of distinguishable values of a field; infinite if an expression may distinguish more. */
function widthOf(model: FieldModel): number {
  if (model.computed !== null) return 1;
  if (!model.isList) return isOpen(model) ? Number.POSITIVE_INFINITY : model.classes.length;
  return model.levels.length > MAX_LISTED_OPTIONS ? Number.POSITIVE_INFINITY : 2 ** model.levels.length;
}

/** Returns the abstract value of each class of a single value. */
export function abstractValueByClass({ classes }: FieldModel): readonly AbstractValue[] {
  const singles = new Set(
    classes.flatMap((entry) => (entry.kind === 'value' && entry.low === entry.high ? [entry.low] : [])),
  );
  return classes.map((entry): AbstractValue => {
    if (entry.kind !== 'value') return { kind: 'absent' };
    const { value, low = 0, high = 0 } = entry;
    if (low === high) return { kind: 'one', value };
    const inner = {
      low: singles.has(low) ? neighborNumber(low, 1) : low,
      high: singles.has(high) ? neighborNumber(high, -1) : high,
    };
    return { kind: 'span', low, high, inner };
  });
}

/** Creates the enumeration for the fields of a template. */
export function createValueCombinations(
  diagrams: Diagrams,
  { visible, counts, offered }: FieldStates,
  fieldOf: (name: string) => FieldModel | undefined,
): ValueCombinations {
  const { ask, choose, level } = diagrams;

  /** Creates a node whose children may be on any level, even above its own. */
  function askAnywhere(own: number, list: readonly Diagram[]): Diagram {
    if (list.every((child) => level(child) > own)) return ask(own, list);
    return list.reduce((rest, child, place) => {
      const isPlace = ask(
        own,
        list.map((_, other) => (other === place ? YES : NO)),
      );
      return choose(isPlace, child, rest);
    }, list[0] ?? NO);
  }

  function overField(model: FieldModel, of: (abstractValue: AbstractValue) => Diagram): Diagram {
    const absent = of({ kind: 'absent' });
    if (model.isList) {
      const { options } = model.field;
      const from = (index: number, chosen: readonly string[]): Diagram => {
        const option = options[index];
        if (option === undefined) return chosen.length === 0 ? absent : of({ kind: 'one', value: chosen });
        const isChosen = counts(model, index);
        return choose(isChosen, from(index + 1, [...chosen, option.value]), from(index + 1, chosen));
      };
      return from(0, []);
    }
    const byClass = abstractValueByClass(model).map((abstractValue, place) =>
      abstractValue.kind === 'absent' ? absent : choose(offered(model, place), of(abstractValue), absent),
    );
    return choose(visible(model), askAnywhere(model.levels[0] ?? 0, byClass), absent);
  }

  /** Returns the named fields and the inputs of computed ones, sorted so that none depends on a later one. */
  function allOf(names: readonly string[]): readonly FieldModel[] {
    const found = new Set(names.map(fieldOf).filter((model) => model !== undefined));
    for (const { inputs } of found) {
      for (const name of inputs) {
        const input = fieldOf(name);
        if (input) found.add(input);
      }
    }
    return [...found].sort((a, b) => a.order - b.order);
  }

  function over(
    names: readonly string[],
    of: (assignment: AbstractValues | undefined) => Diagram,
  ): Diagram | undefined {
    const all = allOf(names);
    const computed = all.filter((model) => model.computed !== null);
    // JSON Logic reads a dot in a name as a path separator.
    if (computed.length > 0 && all.some(({ field }) => field.name.includes('.'))) return undefined;
    if (all.reduce((count, model) => count * widthOf(model), 1) > MAX_COMBINATIONS) return undefined;
    // Starts with the shallowest variable.
    const typed = all.filter((model) => model.computed === null).reverse();
    const build = (index: number, assignment: AbstractValues): Diagram => {
      const model = typed[index];
      if (model === undefined) return derive(0, assignment);
      return overField(model, (entry) => build(index + 1, new Map([...assignment, [model.field.name, entry]])));
    };
    const derive = (index: number, assignment: AbstractValues): Diagram => {
      const model = computed[index];
      if (model === undefined) return of(assignment);
      diagrams.spend(STEPS_PER_PART * partsIn(model.computed?.logic));
      const next = (entry: AbstractValue) => derive(index + 1, new Map([...assignment, [model.field.name, entry]]));
      const inputs = new Map([...assignment].filter(([name]) => model.inputs.includes(name)));
      const entry = model.computed && abstractComputed(model.computed, inputs);
      const classes = entry ? formOf(model, inputs, entry) : undefined;
      const shown = classes ? overForm(model, classes, next, () => of(undefined)) : entry ? next(entry) : of(undefined);
      return choose(visible(model), shown, next({ kind: 'absent' }));
    };
    return build(0, new Map());
  }

  const knownForms = new Map<string, readonly FormClass[] | undefined>();

  function formOf(model: FieldModel, inputs: AbstractValues, entry: AbstractValue): readonly FormClass[] | undefined {
    if (entry.kind !== 'span' || !model.marks.some((mark) => entry.low <= mark && mark <= entry.high)) return undefined;
    const key = JSON.stringify([model.field.name, ...inputs]);
    if (!knownForms.has(key)) knownForms.set(key, formClasses(model, inputs, fieldOf, diagrams.spend));
    return knownForms.get(key);
  }

  /** Branches on the class of a computed number. Unreachable classes share the child of the first possible one. */
  function overForm(
    { formLevel }: FieldModel,
    classes: readonly FormClass[],
    next: (abstractValue: AbstractValue) => Diagram,
    unknown: () => Diagram,
  ): Diagram {
    const children = classes.map((one) =>
      one === null ? null : one === undefined ? unknown() : next(one.abstractValue),
    );
    const first = children.find((child) => child !== null) ?? NO;
    return askAnywhere(
      formLevel,
      children.map((child) => child ?? first),
    );
  }

  return { over, formOf };
}
