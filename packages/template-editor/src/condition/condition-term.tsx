import { type Condition, type Field, matchCondition } from 'configurator-core';
import type { ReactElement } from 'react';
import { Button, IconButton } from '../controls/buttons.tsx';
import { SelectControl } from '../controls/choice-controls.tsx';
import { useTexts } from '../store/editor-context.ts';
import { TypedScope, useTypedKey } from '../store/typed-texts.ts';
import { emptyRule, nextRule } from './empty-rule.ts';
import { focusLastRule } from './focus-last-rule.ts';
import { RuleEditor } from './rule-editor.tsx';

type Combination = 'all' | 'any' | 'not';

interface ConditionTermProps {
  readonly condition: Condition;
  readonly readable: readonly Field[];
  /** Accessible name. */
  readonly label: string;
  /** Called with null to remove the term. */
  readonly onChange: (condition: Condition | null) => string | null;
}

const combinations: readonly Combination[] = ['all', 'any', 'not'];

function combine(kind: Combination, terms: readonly Condition[]): Condition | null {
  if (terms.length === 0) return null;
  if (kind === 'all') return { all: terms };
  if (kind === 'any') return { any: terms };
  const [only] = terms;
  return { not: terms.length === 1 && only ? only : { any: terms } };
}

/** One term: a rule, or a list of terms with their combination. */
export function ConditionTerm({ condition, readable, label, onChange }: ConditionTermProps): ReactElement {
  const { condition: texts } = useTexts();
  const list = (kind: Combination, terms: readonly Condition[]) => (
    <TermList kind={kind} terms={terms} readable={readable} label={label} onChange={onChange} />
  );
  return matchCondition(condition, {
    rule: (rule) => (
      <div className="te-term">
        <RuleEditor rule={rule} readable={readable} onChange={onChange} />
        <div className="te-term-tools">
          <Button
            look="quiet"
            icon="add"
            onClick={({ currentTarget }) =>
              focusLastRule(currentTarget.closest('.te-panel'), () =>
                onChange({ all: [condition, nextRule(readable, condition)] }),
              )
            }
          >
            {texts.anotherRule}
          </Button>
          <IconButton label={texts.removeRuleOn(rule.field)} icon="remove" onClick={() => onChange(null)} />
        </div>
      </div>
    ),
    all: (terms) => list('all', terms),
    any: (terms) => list('any', terms),
    // “None of” is stored as not-any. A single negated term is shown as a list of one.
    not: (inner) => list('not', 'any' in inner ? inner.any : [inner]),
    logic: () => (
      <div className="te-term">
        <p className="te-hint">{texts.expressionHint}</p>
        <IconButton label={texts.removeExpression} icon="remove" onClick={() => onChange(null)} />
      </div>
    ),
  });
}

interface TermListProps extends Omit<ConditionTermProps, 'condition'> {
  readonly kind: Combination;
  readonly terms: readonly Condition[];
}

function TermList({ kind, terms, readable, label, onChange }: TermListProps) {
  const { condition: texts } = useTexts();
  // Terms have no id; their index identifies them.
  const scope = useTypedKey('terms');
  const placed = terms.map((term, place) => ({ term, place }));
  const set = (next: readonly Condition[]) => onChange(combine(kind, next));
  return (
    <fieldset className="te-terms" aria-label={label}>
      <SelectControl
        label={texts.combination}
        isLabelHidden
        value={kind}
        items={combinations.map((value) => ({ value, label: texts.combinations[value] }))}
        // The list has only the three kinds.
        onChange={(value) => onChange(combine(value as Combination, terms))}
      />
      <ul>
        {placed.map(({ term, place }) => (
          <li key={place}>
            <TypedScope value={`${scope}/${place}`}>
              <ConditionTerm
                condition={term}
                readable={readable}
                label={texts.termOf(label, place + 1)}
                onChange={(next) =>
                  set(terms.flatMap((other, at) => (at === place ? (next === null ? [] : [next]) : [other])))
                }
              />
            </TypedScope>
          </li>
        ))}
      </ul>
      <div className="te-term-tools">
        <Button
          look="quiet"
          icon="add"
          onClick={({ currentTarget }) =>
            focusLastRule(currentTarget.closest('fieldset'), () => set([...terms, nextRule(readable, terms.at(-1))]))
          }
        >
          {texts.addRule}
        </Button>
        <Button
          look="quiet"
          icon="add"
          onClick={() => set([...terms, { [kind === 'all' ? 'any' : 'all']: [emptyRule(readable)] } as Condition])}
        >
          {texts.addNested}
        </Button>
      </div>
    </fieldset>
  );
}
