import { type Computation, printLabelledFormula, type Template } from 'configurator-core';
import { fieldsOf } from '../document/lists.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** Describes a computation in a sentence: `Computed as Back length × 1.2, for the workshop only`. */
export function computationSentence(
  { logic, internal }: Computation,
  template: Template,
  words: EditorTexts['computation'],
): string {
  const labels = new Map(fieldsOf(template).map(({ name, label }) => [name, label || name]));
  const formula = printLabelledFormula(logic, (name) => labels.get(name) ?? name) ?? words.logic;
  return internal === true ? words.computedInternally(formula) : words.computedAs(formula);
}
