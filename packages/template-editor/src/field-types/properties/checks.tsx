import type { Field, ValidationRules } from 'configurator-core';
import { useShallow } from 'zustand/react/shallow';
import { useUpdate } from '../../actions/use-update.ts';
import { CheckControl, SelectControl } from '../../controls/choice-controls.tsx';
import { NumberControl } from '../../controls/number-control.tsx';
import { TextControl } from '../../controls/text-control.tsx';
import { fieldsOf } from '../../document/lists.ts';
import { useEditorState } from '../../store/editor-context.ts';

interface PropertyProps {
  readonly field: Field;
}

/** Writes one bound; an empty one is taken out. */
function useCheck(field: Field) {
  const update = useUpdate('field', field.id);
  return <K extends keyof ValidationRules>(key: K, value: ValidationRules[K]): string | null => {
    const { [key]: _old, ...rest } = field.validationRules;
    const isEmpty = value === null || value === '' || value === false;
    return update({ validationRules: isEmpty ? rest : { ...rest, [key]: value } }, key);
  };
}

/** The bounds of a number. */
export function NumberChecks({ field }: PropertyProps) {
  const check = useCheck(field);
  const { min = null, max = null, step = null, integer } = field.validationRules;
  const crossed = (low: number | null, high: number | null) =>
    low !== null && high !== null && low > high ? 'The minimum is greater than the maximum.' : null;
  return (
    <>
      <div className="te-pair">
        <NumberControl label="Minimum" value={min} onChange={(value) => crossed(value, max) ?? check('min', value)} />
        <NumberControl label="Maximum" value={max} onChange={(value) => crossed(min, value) ?? check('max', value)} />
      </div>
      <NumberControl
        label="Step"
        hint="Counted from the minimum, or from 0."
        value={step}
        onChange={(value) => (value !== null && value <= 0 ? 'Must be more than 0.' : check('step', value))}
      />
      <CheckControl
        label="Whole numbers only"
        isChecked={integer === true}
        onChange={(isChecked) => check('integer', isChecked)}
      />
    </>
  );
}

const comparisons = [
  { key: 'greaterThanField', label: 'Must be greater than' },
  { key: 'lessThanField', label: 'Must be less than' },
] as const;

/** What a number has to keep to beside another one. */
export function ComparisonChecks({ field }: PropertyProps) {
  const check = useCheck(field);
  const others = useEditorState(
    useShallow(({ history }) =>
      fieldsOf(history.template).filter(({ type, name }) => type === field.type && name !== field.name),
    ),
  );
  return comparisons.map(({ key, label }) => {
    const named = field.validationRules[key] ?? '';
    if (others.length === 0 && named === '') return null;
    return (
      <SelectControl
        key={key}
        label={label}
        hint="Counts while both are filled in."
        value={others.find(({ name, id }) => name === named || id === named)?.name ?? named}
        items={[
          { value: '', label: 'No other field' },
          ...others.map((other) => ({ value: other.name, label: other.label || other.name })),
        ]}
        onChange={(name) => check(key, name)}
      />
    );
  });
}

/** The bounds of a text. */
export function TextChecks({ field }: PropertyProps) {
  const check = useCheck(field);
  const { minLength = null, maxLength = null, pattern, email } = field.validationRules;
  const crossed = (low: number | null, high: number | null) =>
    low !== null && high !== null && low > high ? 'The minimum length is greater than the maximum length.' : null;
  return (
    <>
      <div className="te-pair">
        <NumberControl
          label="Minimum length"
          min={0}
          step={1}
          value={minLength}
          onChange={(value) => crossed(value, maxLength) ?? check('minLength', value)}
        />
        <NumberControl
          label="Maximum length"
          min={0}
          step={1}
          value={maxLength}
          onChange={(value) => crossed(minLength, value) ?? check('maxLength', value)}
        />
      </div>
      <TextControl
        label="Pattern"
        hint="A regular expression that the whole text must match."
        isCode
        value={pattern ?? ''}
        onChange={(text) => check('pattern', text)}
      />
      <CheckControl
        label="Must be an e-mail address"
        isChecked={email === true}
        onChange={(isChecked) => check('email', isChecked)}
      />
    </>
  );
}

/** The sentence that replaces the built-in ones. */
export function MessageCheck({ field }: PropertyProps) {
  const check = useCheck(field);
  return (
    <TextControl
      label="Custom error message"
      hint="Replaces the built-in message of every check except comparisons."
      value={field.validationRules.message ?? ''}
      onChange={(text) => check('message', text)}
    />
  );
}
