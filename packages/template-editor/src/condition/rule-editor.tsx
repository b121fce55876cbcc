import { type Field, type Operator, operators, parseNumber, type Rule } from 'configurator-core';
import { SelectControl } from '../controls/choice-controls.tsx';
import { fieldItems } from '../controls/field-items.ts';
import { NumberControl } from '../controls/number-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { hasValue } from '../field-types/has-value.ts';
import { useTexts } from '../store/editor-context.ts';
import { firstLiteral } from './empty-rule.ts';
import { comparesPresenceOnly, presenceOperator, presenceOperators } from './presence-rule.ts';

interface RuleEditorProps {
  readonly rule: Rule;
  readonly readable: readonly Field[];
  readonly onChange: (rule: Rule) => string | null;
}

/** The comparison value of a rule as control text. */
function valueText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/**
 * Edits `{field} {operator} {value}`. The value is a dropdown if the field has options. A stored rule on a field without a
 * value, which is never met, keeps its field until another is chosen.
 */
export function RuleEditor({ rule, readable, onChange }: RuleEditorProps) {
  const field = readable.find(({ name, id }) => name === rule.field || id === rule.field);
  const { condition: texts } = useTexts();
  return (
    <div className="te-rule">
      <SelectControl
        label={texts.field}
        isLabelHidden
        value={field?.name ?? rule.field}
        items={fieldItems(readable.filter((other) => hasValue(other) || other === field))}
        onChange={(name) => {
          const next = readable.find((other) => other.name === name);
          const isLost =
            next && comparesPresenceOnly(next) && !presenceOperators.some((known) => known === rule.operator);
          onChange({ ...rule, ...(isLost && { operator: 'equals' }), field: name, value: firstLiteral(next) });
        }}
      />
      {field && comparesPresenceOnly(field) ? (
        <PresenceQuestion rule={rule} onChange={onChange} />
      ) : (
        <Comparison rule={rule} field={field} onChange={onChange} />
      )}
    </div>
  );
}

interface QuestionProps {
  readonly rule: Rule;
  readonly onChange: RuleEditorProps['onChange'];
}

/** Edits a rule on a field that can only be tested for being filled in. */
function PresenceQuestion({ rule, onChange }: QuestionProps) {
  const { condition: texts } = useTexts();
  return (
    <SelectControl
      label={texts.operator}
      isLabelHidden
      value={presenceOperator(rule) ?? `${texts.operators[rule.operator]} ${valueText(rule.value)}`}
      items={presenceOperators.map((value) => ({ value, label: texts.presence[value] }))}
      onChange={(chosen) => {
        const operator = presenceOperators.find((known) => known === chosen);
        if (operator) onChange({ ...rule, operator, value: true });
      }}
    />
  );
}

/** Edits an operator and its comparison value. */
function Comparison({ rule, field, onChange }: QuestionProps & { readonly field: Field | undefined }) {
  const { condition: texts } = useTexts();
  const options = field?.options ?? [];
  const isOrdered = rule.operator === 'greater_than' || rule.operator === 'less_than';
  const isChosen = options.length > 0 && !isOrdered;
  const isNumber = isOrdered || (field?.type === 'number' && rule.operator !== 'contains');
  const unit = field?.additionalOptions.unit;
  return (
    <>
      <SelectControl
        label={texts.operator}
        isLabelHidden
        value={rule.operator}
        items={operators.map((value) => ({ value, label: texts.operators[value] }))}
        onChange={(operator) => {
          // The list has only the five operators.
          onChange({ ...rule, operator: operator as Operator });
        }}
      />
      {isChosen ? (
        <SelectControl
          label={texts.value}
          isLabelHidden
          value={valueText(rule.value)}
          items={[
            ...options.map(({ value, label }) => ({ value, label: label || value })),
            { value: '', label: texts.nothingChosen },
          ]}
          onChange={(value) => onChange({ ...rule, value })}
        />
      ) : isNumber ? (
        <NumberControl
          label={texts.value}
          isLabelHidden
          value={parseNumber(rule.value) ?? null}
          unit={unit ?? undefined}
          onChange={(value) => onChange({ ...rule, value: value ?? '' })}
        />
      ) : (
        <TextControl
          label={texts.value}
          isLabelHidden
          value={valueText(rule.value)}
          onChange={(value) => onChange({ ...rule, value })}
        />
      )}
    </>
  );
}
