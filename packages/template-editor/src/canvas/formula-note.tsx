import type { Computation } from 'configurator-core';
import { Icon } from '../controls/icon.tsx';
import { useComputationSentence } from '../formula/use-computation-sentence.ts';

/** Describes a computation in words, with the current field labels. */
export function FormulaNote({ computed }: { readonly computed: Computation }) {
  const words = useComputationSentence(computed);
  return (
    <span className="te-words">
      <Icon name="computed" />
      <span>{words}</span>
    </span>
  );
}
