import { formatMeasure, formatNumber } from 'configurator-core';
import { measurementLabels } from 'configurator-core/templates';

const factNames = ['breed', 'gender', 'weight', 'age', 'specialFeatures'] as const;
const measurementNames = Object.keys(measurementLabels);

/** Names of the fields about the dog in all configurators: facts, then measurements. */
export const dogFieldNames: readonly string[] = [...factNames, ...measurementNames];

/** Values by field name. Weight in kg, lengths in cm. */
export type DogAnswers = Readonly<Record<string, string | number>>;

/** A saved dog, whose values can be used in several configurations. */
export interface Dog {
  /** Row id; `local` for the one stored in the browser without an account. */
  id: string;
  name: string;
  answers: DogAnswers;
  /** When measurements were last saved, ISO 8601. */
  measuredAt: string;
}

/** Age after which measurements should be taken again, as dogs grow and gain weight. */
const maxAgeMonths = 6;

/** Whether a dog was measured more than six months before now. */
export function isOutdated({ measuredAt }: Pick<Dog, 'measuredAt'>, now: Date): boolean {
  const limit = new Date(measuredAt);
  limit.setMonth(limit.getMonth() + maxAgeMonths);
  return limit < now;
}

/** Returns the filled values about the dog from a configurator's values. */
export function answersFrom(values: Readonly<Record<string, unknown>>): DogAnswers {
  const entries = dogFieldNames.flatMap((name) => {
    const value = values[name];
    const isAnswer = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
    return isAnswer ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Adds a configurator's values to a saved dog, or creates one. Not every configurator asks for all of them, so the
 * others are kept. The day of measuring changes only with a measurement.
 */
export function withAnswers(saved: Dog | undefined, name: string, answers: DogAnswers, now: Date): Omit<Dog, 'id'> {
  const isMeasured = saved === undefined || measurementNames.some((field) => answers[field] !== undefined);
  return {
    name,
    answers: { ...saved?.answers, ...answers },
    measuredAt: isMeasured ? now.toISOString() : saved.measuredAt,
  };
}

const measure = (value: number, unit: string) => formatMeasure(formatNumber(value, 'de'), unit);

/** Returns a short description of a dog, for example 'Dackel · 8,5 kg · Brustumfang 46 cm · 9 Maße'. */
export function describeDog({ answers }: Pick<Dog, 'answers'>): string {
  const { breed, weight, chestCircumference } = answers;
  const measures = measurementNames.filter((name) => answers[name] !== undefined).length;
  const parts = [
    breed,
    typeof weight === 'number' ? measure(weight, 'kg') : undefined,
    typeof chestCircumference === 'number' ? `Brustumfang ${measure(chestCircumference, 'cm')}` : undefined,
    measures === 0 ? undefined : `${measures} ${measures === 1 ? 'Maß' : 'Maße'}`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
