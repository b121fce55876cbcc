import type { Literal } from '../conditions.ts';

/** Returns the value of an answer in an expression: SurveyJS reads `true`, `false` and numbers without a leading 0. */
export function operandOf(answer: string): Literal {
  if (/^(?:true|false)$/i.test(answer)) return answer.toLowerCase() === 'true';
  const number = answer.trim() === '' || /^0[^.,]/.test(answer) ? Number.NaN : Number(answer);
  return Number.isFinite(number) ? number : answer;
}

/**
 * Returns whether SurveyJS compares two values as equal: without regard to letter case, blanks at the ends, and whether
 * a number is written as text.
 */
export function isSameValue(left: Literal, right: Literal): boolean {
  const [one, other] = [left, right].map((value) => String(value).trim().toLowerCase());
  if (typeof left === 'number' || typeof right === 'number') {
    return one !== '' && other !== '' && Number(left) === Number(right);
  }
  return one === other;
}
