import type { WireField } from '../wire-template.ts';
import { type OracleFile, type OracleValue, oracleIsChoice, type ReadField } from './oracle-conditions.ts';

/**
 * A rule of `validation_rules` that a value violates, a table without a price for it, an unavailable option, or a
 * required field that is empty.
 */
export type OracleBrokenRule =
  | 'required'
  | 'min'
  | 'max'
  | 'step'
  | 'integer'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'email'
  | 'greaterThanField'
  | 'lessThanField'
  | 'maxFiles'
  | 'accept'
  | 'maxFileBytes'
  | 'table'
  | 'unavailable';

/** An e-mail address of common characters. */
const email = /^[A-Za-z0-9_+-]+(\.[A-Za-z0-9_+-]+)*@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** Returns the rules that a list of files violates. Each file is checked separately. */
function brokenByFiles(field: WireField, value: OracleValue): OracleBrokenRule[] {
  const { maxFiles = 1, maxFileBytes = Number.POSITIVE_INFINITY } = field.validation_rules ?? {};
  const files = Array.isArray(value) ? (value as readonly OracleFile[]) : [];
  const accept = JSON.stringify(field.additional_options?.accept ?? ['image', 'pdf']);
  const broken: OracleBrokenRule[] = files.length > maxFiles ? ['maxFiles'] : [];
  for (const { mediaType, bytes } of files) {
    const isPicture = ['image/webp', 'image/jpeg', 'image/png'].includes(mediaType) && accept.includes('image');
    if (!isPicture && !(mediaType === 'application/pdf' && accept.includes('pdf'))) broken.push('accept');
    if (bytes > maxFileBytes) broken.push('maxFileBytes');
  }
  return broken;
}

/** Returns whether a distance is a multiple of a step, within floating-point tolerance. */
function isMultiple(distance: number, step: number): boolean {
  const ratio = distance / step;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

/**
 * Returns the rules that a shown field's value violates. An empty optional field violates none.
 * @param read returns the other fields; without it, comparisons are skipped
 */
export function oracleBrokenRules(
  field: WireField,
  value: OracleValue,
  read: ReadField = () => undefined,
): OracleBrokenRule[] {
  if (field.field_type === 'static_text' || field.field_type === 'iframe' || field.computed !== undefined) return [];
  if (value === undefined) return field.is_required ? ['required'] : [];
  const rules = field.validation_rules ?? {};
  const broken: OracleBrokenRule[] = [];
  if (field.field_type === 'file') return brokenByFiles(field, value);
  if (typeof value === 'number') {
    if (rules.min !== undefined && value < rules.min) broken.push('min');
    if (rules.max !== undefined && value > rules.max) broken.push('max');
    if (rules.integer === true && !Number.isInteger(value)) broken.push('integer');
    if (rules.step !== undefined && !isMultiple(value - (rules.min ?? 0), rules.step)) broken.push('step');
    const isBeside = (reference: string | undefined, isRight: (other: number) => boolean) => {
      const other = reference === undefined ? undefined : read(reference)?.value;
      return typeof other !== 'number' || isRight(other);
    };
    if (!isBeside(rules.greaterThanField, (other) => value > other)) broken.push('greaterThanField');
    if (!isBeside(rules.lessThanField, (other) => value < other)) broken.push('lessThanField');
  }
  if (typeof value === 'string' && !oracleIsChoice(field)) {
    const length = /^[ -~]*$/.test(value) ? value.length : [...graphemes.segment(value)].length;
    if (rules.minLength !== undefined && length < rules.minLength) broken.push('minLength');
    if (rules.maxLength !== undefined && length > rules.maxLength) broken.push('maxLength');
    if (rules.pattern !== undefined && !new RegExp(`^(?:${rules.pattern})$`, 'u').test(value)) broken.push('pattern');
    if (rules.email === true && !email.test(value)) broken.push('email');
  }
  return broken;
}
