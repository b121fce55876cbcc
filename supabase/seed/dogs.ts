/** Choices of the demo customers in the built-in templates, by field name. */
export type Choices = Readonly<Record<string, unknown>>;

/** Nine measurements in cm and the confirmation. */
function measured(cm: readonly [number, number, number, number, number, number, number, number, number]): Choices {
  const [sternum, tail, hips, belly, collar, thigh, chest, waist, head] = cm;
  return {
    shoulderToSternum: sternum,
    shoulderToTail: tail,
    shoulderToHips: hips,
    sternumToBelly: belly,
    collarLength: collar,
    thighLength: thigh,
    chestCircumference: chest,
    waistCircumference: waist,
    headCircumference: head,
    measurementsConfirmed: true,
  };
}

/** A female Labrador. */
export const labrador: Choices = {
  breed: 'Labrador Retriever',
  gender: 'female',
  weight: '28,5',
  age: '3 Jahre 4 Monate',
  specialFeatures: 'Breite Brust, Narbe an der linken Schulter.',
  ...measured([22, 64, 48, 40, 18, 24, 78, 62, 44]),
};

/** A male dachshund. */
export const dachshund: Choices = {
  breed: 'Rauhaardackel',
  gender: 'male',
  weight: 9,
  age: '2,5 Jahre',
  ...measured([12, 41, 30, 24, 10, 11, 48, 40, 32]),
};

/** A female greyhound. */
export const greyhound: Choices = {
  breed: 'Galgo Español',
  gender: 'female',
  weight: 24,
  age: '5 Jahre',
  specialFeatures: 'Sehr tiefe Brust, friert schnell.',
  ...measured([26, 70, 52, 44, 22, 28, 72, 49, 38]),
};

/** Returns a link to a fabric in a fictitious shop. */
export function fabric(name: string): string {
  return `https://stoffe.example/${name}`;
}
