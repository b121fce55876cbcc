import { measurementLabels } from 'configurator-core/templates';

const factNames = ['breed', 'gender', 'weight', 'age', 'specialFeatures'] as const;
const measurementNames = Object.keys(measurementLabels);

/** What the configurators ask about a dog, whatever it is to wear: facts, then the measurements in cm. */
export const dogFieldNames: readonly string[] = [...factNames, ...measurementNames];

/** Answers by field name; weight in kg, lengths in cm. */
export type DogAnswers = Readonly<Record<string, string | number>>;

/** A dog that is measured once. */
export interface Dog {
  /** Row id; `local` for the one a browser keeps without an account. */
  id: string;
  name: string;
  answers: DogAnswers;
  /** When the answers were last given or confirmed, ISO 8601. */
  measuredAt: string;
}

/** Dogs grow and put on weight: measures older than this are to be taken again. */
const freshMonths = 6;

/** Whether a dog was measured more than six months before now. */
export function isOutdated({ measuredAt }: Pick<Dog, 'measuredAt'>, now: Date): boolean {
  const limit = new Date(measuredAt);
  limit.setMonth(limit.getMonth() + freshMonths);
  return limit < now;
}

/** Takes from a configurator's values what is about the dog and filled in. */
export function answersFrom(values: Readonly<Record<string, unknown>>): DogAnswers {
  const entries = dogFieldNames.flatMap((name) => {
    const value = values[name];
    const isAnswer = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
    return isAnswer ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** A dog in a few words, for example 'Dackel · 8,5 kg · Brustumfang 46 cm · 9 Maße'. */
export function describeDog({ answers }: Pick<Dog, 'answers'>): string {
  const { breed, weight, chestCircumference } = answers;
  const measures = measurementNames.filter((name) => answers[name] !== undefined).length;
  const parts = [
    breed,
    typeof weight === 'number' ? `${number.format(weight)} kg` : undefined,
    typeof chestCircumference === 'number' ? `Brustumfang ${number.format(chestCircumference)} cm` : undefined,
    measures === 0 ? undefined : `${measures} ${measures === 1 ? 'Maß' : 'Maße'}`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
