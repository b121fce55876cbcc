/** The nine measurements of the built-in measuring step by field name, in measuring order. */
export const measurementLabels = {
  shoulderToSternum: 'Schulter bis Brustbein',
  shoulderToTail: 'Schulter bis Rutenansatz',
  shoulderToHips: 'Schulter bis Hüfte',
  sternumToBelly: 'Brustbein bis Bauch',
  chestCircumference: 'Brustumfang',
  waistCircumference: 'Taillenumfang',
  headCircumference: 'Kopfumfang',
  collarLength: 'Kragenlänge',
  thighLength: 'Oberschenkellänge',
} as const;

/** Field name of a measurement. */
export type MeasurementName = keyof typeof measurementLabels;
