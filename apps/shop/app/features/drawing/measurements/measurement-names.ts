import type { Measurement } from '../drawing-props.ts';

/** German names of the measurements, as the measuring step calls them. */
export const measurementNames: Readonly<Record<Measurement, string>> = {
  shoulderToSternum: 'Schulter bis Brustbein',
  shoulderToTail: 'Schulter bis Rutenansatz',
  shoulderToHips: 'Schulter bis Hüfte',
  sternumToBelly: 'Brustbein bis Bauch',
  chestCircumference: 'Brustumfang',
  waistCircumference: 'Taillenumfang',
  headCircumference: 'Kopfumfang',
  collarLength: 'Kragenlänge',
  thighLength: 'Oberschenkellänge',
};
