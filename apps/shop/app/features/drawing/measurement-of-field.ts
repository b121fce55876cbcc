import { measurementLabels } from 'configurator-core/templates';
import type { Measurement } from './drawing-props.ts';

/** Returns the measurement of a field in the built-in measuring step, by name; null for any other field. */
export function measurementOfField(fieldName: string | null): Measurement | null {
  return fieldName !== null && isMeasurement(fieldName) ? fieldName : null;
}

function isMeasurement(name: string): name is Measurement {
  return Object.hasOwn(measurementLabels, name);
}
