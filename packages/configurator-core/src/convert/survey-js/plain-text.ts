import type { Source } from '../source.ts';

/** A text that SurveyJS fills with the answer to a question: `Hello {name}`. */
const placeholder = /\{[^{}\s][^{}]*\}/;

/** Returns a text, or null if blank. Reports a text that contains answers, because a template shows it as it is. */
export function plainText(source: Source, key: string): string | null {
  const text = source.text(key);
  if (text !== null && placeholder.test(text)) source.note('approximated', key, { code: 'contains_answer', key });
  return text;
}
