import type { Computation } from 'configurator-core';
import { Icon } from '../controls/icon.tsx';
import { useComputationSentence } from '../formula/use-computation-sentence.ts';

/** How a value is computed, in words; it follows the labels of the fields it names. */
export function FormulaNote({ computed }: { readonly computed: Computation }) {
  const words = useComputationSentence(computed);
  return (
    <span className="te-words">
      <Icon name="computed" />
      {words}
    </span>
  );
}
