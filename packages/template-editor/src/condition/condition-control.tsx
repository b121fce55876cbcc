import type { Condition } from 'configurator-core';
import { memo, useId, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../controls/buttons.tsx';
import { ForExperts } from '../controls/for-experts.tsx';
import { fieldsOf } from '../document/lists.ts';
import { hasValue } from '../field-types/has-value.ts';
import { useEditorState, useTexts } from '../store/editor-context.ts';
import { ConditionTerm } from './condition-term.tsx';
import { emptyRule } from './empty-rule.ts';
import { focusLastRule } from './focus-last-rule.ts';
import { LogicCondition } from './logic-condition.tsx';
import { RawCondition } from './raw-condition.tsx';
import { useConditionSentence } from './use-condition-sentence.ts';

interface ConditionControlProps {
  readonly title: string;
  readonly condition: Condition | null;
  /** The field or fields that own the condition; it cannot read them. */
  readonly ownField?: string | readonly string[];
  readonly whenEmpty: string;
  /** Writes the condition to the document. Returns an error message if it is refused. */
  readonly onChange: (condition: Condition | null) => string | null;
}

const forms = ['stored', 'logic'] as const;

/** Edits a condition as nested terms in words; for experts also as the stored JSON or as JSON Logic. */
export const ConditionControl = memo(function ConditionControl({
  title,
  condition,
  ownField,
  whenEmpty,
  onChange,
}: ConditionControlProps) {
  const id = useId();
  const { condition: texts } = useTexts();
  const sentence = useConditionSentence(condition, 'when');
  const panel = useRef<HTMLElement>(null);
  const own = typeof ownField === 'string' ? [ownField] : (ownField ?? []);
  const [form, setForm] = useState<(typeof forms)[number]>('stored');
  // Excludes its own field, so typing its label does not re-render the lists of fields.
  const readable = useEditorState(
    useShallow(({ history }) => fieldsOf(history.template).filter(({ name }) => !own.includes(name))),
  );
  return (
    <section className="te-panel" aria-labelledby={`${id}-title`} ref={panel} data-condition="">
      <h3 id={`${id}-title`}>{title}</h3>
      <p className="te-words">{sentence ?? whenEmpty}</p>
      {condition && (
        <>
          <ConditionTerm condition={condition} readable={readable} label={title} onChange={onChange} />
          <ForExperts isOpen={'logic' in condition}>
            <fieldset className="te-segments te-segments-small" aria-label={texts.formOf(title)}>
              {forms.map((key) => (
                <button key={key} type="button" aria-pressed={key === form} onClick={() => setForm(key)}>
                  {texts.forms[key]}
                </button>
              ))}
            </fieldset>
            {form === 'stored' ? (
              <RawCondition condition={condition} onChange={onChange} />
            ) : (
              <LogicCondition condition={condition} onChange={onChange} />
            )}
          </ForExperts>
        </>
      )}
      {!condition && (
        <Button
          look="quiet"
          icon="add"
          disabled={!readable.some(hasValue)}
          onClick={() =>
            focusLastRule(panel.current, () => {
              onChange(emptyRule(readable));
            })
          }
        >
          {texts.addCondition}
        </Button>
      )}
    </section>
  );
});
