import type { Template } from 'configurator-core';
import { valuePairs } from './value-words.ts';

interface WitnessProps {
  readonly template: Template;
  readonly values: Readonly<Record<string, unknown>>;
  /** What the values do: `A shopper meets it with`. */
  readonly lead: string;
}

/** The exact values that show something, each with its label. */
export function Witness({ template, values, lead }: WitnessProps) {
  const pairs = valuePairs(template, values);
  if (pairs.length === 0) return <p className="te-hint">{lead} nothing chosen yet.</p>;
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
