import type { Computation } from '../contract/conditions/computation.schema.ts';
import { isRecord } from '../json.ts';

/** Operators whose operands from a place on are results: `if` takes turns of condition and result. */
function resultsOf(operator: string, operands: readonly unknown[]): readonly unknown[] {
  if (operator === 'if' || operator === '?:') {
    return operands.filter((_, index) => index % 2 === 1 || index === operands.length - 1);
  }
  return operator === 'and' || operator === 'or' ? operands : [];
}

function collect(logic: unknown, words: Set<string>): void {
  if (typeof logic === 'string') {
    if (logic.trim() !== '') words.add(logic);
    return;
  }
  if (!isRecord(logic)) return;
  for (const [operator, operands] of Object.entries(logic)) {
    for (const result of resultsOf(operator, Array.isArray(operands) ? operands : [operands])) collect(result, words);
  }
}

/** The literal texts that a computed text can be, in the order of its expression. Joined texts are not among them. */
export function computedTexts({ result, logic }: Computation): readonly string[] {
  const words = new Set<string>();
  if (result === 'text') collect(logic, words);
  return [...words];
}
