import { measurementLabels } from 'configurator-core/templates';
import type { Measurement } from './drawing-props.ts';

/** The measurement a field asks for, by its name in the built-in measuring step; null for any other field. */
export function measurementOfField(fieldName: string | null): Measurement | null {
  return fieldName !== null && isMeasurement(fieldName) ? fieldName : null;
}

function isMeasurement(name: string): name is Measurement {
  return Object.hasOwn(measurementLabels, name);
}
