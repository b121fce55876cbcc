import type { Condition } from 'configurator-core';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { fieldsOf } from '../document/lists.ts';
import { useTemplate } from '../store/editor-context.ts';
import { ConditionTerm } from './condition-term.tsx';
import { conditionWords } from './condition-words.ts';
import { emptyRule } from './empty-rule.ts';

interface ConditionControlProps {
  readonly title: string;
  readonly condition: Condition | null;
  /** The field whose condition this is: it cannot read itself. */
  readonly ownField?: string;
  readonly whenEmpty: string;
  /** Brings the condition into the document; a sentence where it is refused. */
  readonly onChange: (condition: Condition | null) => string | null;
  readonly children?: ReactNode;
}

/** Builds a condition: in words, term by term with nesting, or as JSON. */
export function ConditionControl({ title, condition, ownField, whenEmpty, onChange }: ConditionControlProps) {
  const id = useId();
  const template = useTemplate();
  const [isRaw, setRaw] = useState(false);
  const readable = fieldsOf(template).filter(({ name }) => name !== ownField);
  return (
    <section className="te-panel" aria-labelledby={`${id}-title`}>
      <div className="te-panel-head">
        <h3 id={`${id}-title`}>{title}</h3>
        {condition && (
          <Button look="quiet" aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
            JSON
          </Button>
        )}
      </div>
      <p className="te-words">{condition ? `When ${conditionWords(condition, template)}` : whenEmpty}</p>
      {condition && isRaw && <RawCondition condition={condition} onChange={onChange} />}
      {condition && !isRaw && (
        <ConditionTerm condition={condition} readable={readable} label={title} onChange={onChange} />
      )}
      {!condition && (
        <Button look="quiet" icon="add" disabled={readable.length === 0} onClick={() => onChange(emptyRule(readable))}>
          Add condition
        </Button>
      )}
    </section>
  );
}

/** The condition as it is stored; a bare JSON Logic expression goes under the key `logic`. */
function RawCondition({ condition, onChange }: Pick<ConditionControlProps, 'onChange'> & { condition: Condition }) {
  return (
    <TextControl
      label="Condition as JSON"
      hint="A rule, all, any, not, or {“logic”: …} with a JSON Logic expression over the values."
      rows={8}
      isCode
      value={JSON.stringify(condition, null, 2)}
      onChange={(text) => {
        try {
          // The document checks what it is given: anything that is no condition is refused with a reason.
          return onChange(JSON.parse(text) as Condition);
        } catch {
          return 'This is not JSON.';
        }
      }}
    />
  );
}
