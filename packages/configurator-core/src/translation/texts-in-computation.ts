import type { Computation } from '../contract/conditions/computation.schema.ts';
import { isRecord } from '../json.ts';

/** Returns the operands that can be the result: in `if`, conditions and results alternate. */
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

/** Returns the literal texts that a computed text can be, in expression order. Excludes concatenated texts. */
export function textsInComputation({ result, logic }: Computation): readonly string[] {
  const words = new Set<string>();
  if (result === 'text') collect(logic, words);
  return [...words];
}
