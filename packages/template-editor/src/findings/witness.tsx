import type { Template } from 'configurator-core';
import { useEditor } from '../store/editor-context.ts';
import { valuePairs } from './value-pairs.ts';

interface WitnessProps {
  readonly template: Template;
  readonly values: Readonly<Record<string, unknown>>;
  /** Text above the values: `Occurs with`. */
  readonly lead: string;
  /** Sentence shown if there are no values. */
  readonly none: string;
}

/** Lists the values that trigger a finding, with their labels. */
export function Witness({ template, values, lead, none }: WitnessProps) {
  const pairs = valuePairs(template, values, useEditor());
  if (pairs.length === 0) return <p className="te-hint">{none}</p>;
  return (
    <div className="te-witness">
      <p>{lead}</p>
      <dl>
        {pairs.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
