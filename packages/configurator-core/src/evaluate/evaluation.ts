import type { CompiledField } from '../compile/compiled-field.ts';
import type { Configurator } from '../compile/configurator.ts';
import type { ReadableValues } from '../condition/compile-condition.ts';
import type { Issue } from '../field-types/values/issue.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';
import type { Cents } from '../money.ts';
import type { PriceBreakdown } from '../price/price-line.ts';
import type { EvaluatedField } from './field-state.ts';
import type { EvaluatedSection } from './section-state.ts';
import type { Unavailable, UnavailableMaterial } from './unavailable.ts';

/** Results computed on first read; undefined until then. */
interface CachedResults {
  price: PriceBreakdown | undefined;
  issues: readonly Issue[] | undefined;
  values: Values | undefined;
}

/** One version of an evaluation. Versions share their unchanged parts. */
export interface EvaluationVersion extends CachedResults {
  readonly configurator: Configurator;
  readonly basePriceCents: Cents;
  readonly unavailable: Unavailable;
  readonly sections: readonly EvaluatedSection[];
  /** Whether the own condition holds, for each section and then for each group of the template. */
  readonly partsShown: readonly boolean[];
  /** Indexes of the sections that are steps. The same list until it changes. */
  readonly steps: readonly number[];
  /** Amount of each price rule. */
  readonly ruleCents: readonly Cents[];
  /** Sum of all surcharges and price rules. */
  readonly addedCents: Cents;
  readonly issueCount: number;
}

/**
 * The result of applying a template to values: which fields are visible, their issues and the price. Immutable: `update`
 * returns a new version that copies only the path from the changed fields to the root and shares the rest ("path
 * copying", Driscoll, Sarnak, Sleator and Tarjan, Making data structures persistent, 1989). Read it with `fieldState`,
 * `sectionStates`, `priceOf`, `issuesOf` and `valuesOf`.
 */
export class Evaluation implements ReadableValues {
  readonly #version: EvaluationVersion;

  constructor(version: EvaluationVersion) {
    this.#version = version;
  }

  get configurator(): Configurator {
    return this.#version.configurator;
  }

  get basePriceCents(): Cents {
    return this.#version.basePriceCents;
  }

  /** Materials that are unavailable. */
  get unavailable(): readonly UnavailableMaterial[] {
    return [...this.#version.unavailable.values()];
  }

  /** Indexes of the sections that are steps. The same list until it changes. */
  get steps(): readonly number[] {
    return this.#version.steps;
  }

  /** Number of issues of the visible fields. */
  get issueCount(): number {
    return this.#version.issueCount;
  }

  /** The total price in EUR cents, gross. */
  get totalCents(): Cents {
    return Math.max(0, this.#version.basePriceCents + this.#version.addedCents);
  }

  effectiveValue(index: number): FieldValue {
    const compiled = this.configurator.compiled.fields[index];
    return compiled && fieldOf(this, compiled).effectiveValue;
  }

  /** Internal to the engine. */
  get version(): EvaluationVersion {
    return this.#version;
  }

  /** Readable form for the XState inspector and persisted snapshots. `evaluate` recomputes everything else. */
  toJSON(): EvaluationJson {
    return {
      values: valuesOf(this),
      basePriceCents: this.basePriceCents,
      totalCents: this.totalCents,
      issueCount: this.issueCount,
      ...(this.#version.unavailable.size > 0 && { unavailable: this.unavailable }),
    };
  }
}

/** An evaluation as JSON. */
export interface EvaluationJson {
  readonly values: Values;
  readonly basePriceCents: Cents;
  readonly totalCents: Cents;
  readonly issueCount: number;
  readonly unavailable?: readonly UnavailableMaterial[];
}

/** Returns the filled values that `read` returns, by field name. */
function filledValues(evaluation: Evaluation, read: (field: EvaluatedField) => FieldValue): Values {
  const values: Record<string, FieldValue> = {};
  for (const field of evaluation.version.sections.flatMap(({ fields }) => fields)) {
    const value = read(field);
    if (value !== undefined) values[field.compiled.name] = value;
  }
  return values;
}

/**
 * Returns the values of all typed or chosen fields by name, including hidden ones. The same object for the same
 * evaluation. Computed values are not included.
 */
export function valuesOf(evaluation: Evaluation): Values {
  const { version } = evaluation;
  version.values ??= filledValues(evaluation, ({ enteredValue, compiled }) =>
    compiled.kind.isDerived ? undefined : enteredValue,
  );
  return version.values;
}

/** Returns the values of visible, filled fields by name, including computed ones: the content of a configuration. */
export function effectiveValuesOf(evaluation: Evaluation): Values {
  return filledValues(evaluation, ({ effectiveValue }) => effectiveValue);
}

/** Returns the same values without computed ones. */
export function chosenValuesOf(evaluation: Evaluation): Values {
  return filledValues(evaluation, ({ effectiveValue, compiled }) =>
    compiled.kind.isDerived ? undefined : effectiveValue,
  );
}

/** Returns the state of one field. @throws RangeError if the field belongs to another template */
export function fieldOf(evaluation: Evaluation, { sectionIndex, placeInSection }: CompiledField): EvaluatedField {
  const field = evaluation.version.sections[sectionIndex]?.fields[placeInSection];
  if (field === undefined) throw new RangeError('The field belongs to another template.');
  return field;
}
