/** Texts of the measuring step's screens. */
interface MeasuringTexts {
  readonly position: (position: number, count: number) => string;
  /** @param dog breed and weight, as far as known */
  readonly typical: (dog: string, minCm: number, maxCm: number) => string;
  readonly kilograms: (weight: string) => string;
  readonly with: string;
  readonly unsure: string;
  readonly overview: string;
  readonly missing: string;
  readonly change: string;
}

const german: MeasuringTexts = {
  position: (position, count) => `Maß ${position} von ${count}`,
  typical: (dog, minCm, maxCm) => `Üblich bei ${dog}: ${minCm} bis ${maxCm} cm. Schätzung unserer Werkstatt.`,
  kilograms: (weight) => `${weight} kg`,
  with: ' mit ',
  unsure: 'Zwei Maße unsicher?',
  overview: 'Ihre Maße',
  missing: 'fehlt',
  change: 'ändern',
};

const english: MeasuringTexts = {
  position: (position, count) => `Measurement ${position} of ${count}`,
  typical: (dog, minCm, maxCm) => `Usual for ${dog}: ${minCm} to ${maxCm} cm. Estimated by our workshop.`,
  kilograms: (weight) => `${weight} kg`,
  with: ' of ',
  unsure: 'Unsure about two measurements?',
  overview: 'Your measurements',
  missing: 'missing',
  change: 'change',
};

/** Returns the texts for a language: English for every language but German, like the renderer. */
export function measuringTexts(language: string | undefined): MeasuringTexts {
  return language === undefined || /^de\b/i.test(language) ? german : english;
}
