import type { Field } from '../template/template.ts';

const isSet = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

export function isValidValue(field: Field, value: string | number): boolean {
  const rules = field.validationRules;
  if (typeof value === 'number') {
    const ratio = isSet(rules.step) ? (value - (rules.min ?? 0)) / rules.step : 0;
    return (
      (!isSet(rules.min) || value >= rules.min) &&
      (!isSet(rules.max) || value <= rules.max) &&
      (rules.integer !== true || Number.isInteger(value)) &&
      Math.abs(ratio - Math.round(ratio)) < 1e-9
    );
  }
  const length = [...value].length;
  return (
    (!isSet(rules.minLength) || length >= rules.minLength) &&
    (!isSet(rules.maxLength) || length <= rules.maxLength) &&
    (!isSet(rules.pattern) || new RegExp(`^(?:${rules.pattern})$`, 'u').test(value)) &&
    (rules.email !== true || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
  );
}
