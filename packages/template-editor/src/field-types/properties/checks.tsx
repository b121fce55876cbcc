import type { Field, ValidationRules } from 'configurator-core';
import { useShallow } from 'zustand/react/shallow';
import { useUpdate } from '../../actions/use-update.ts';
import { CheckControl, SelectControl } from '../../controls/choice-controls.tsx';
import { fieldItems } from '../../controls/field-items.ts';
import { ForExperts } from '../../controls/for-experts.tsx';
import { NumberControl } from '../../controls/number-control.tsx';
import { TextControl } from '../../controls/text-control.tsx';
import { fieldsOf } from '../../document/lists.ts';
import { useEditorState, useTexts } from '../../store/editor-context.ts';

interface PropertyProps {
  readonly field: Field;
}

/** Returns a function that sets one validation rule; an empty value removes it. */
function useCheck(field: Field) {
  const update = useUpdate('field', field.id);
  return <K extends keyof ValidationRules>(key: K, value: ValidationRules[K]): string | null => {
    const { [key]: _old, ...rest } = field.validationRules;
    const isEmpty = value === null || value === '' || value === false;
    return update({ validationRules: isEmpty ? rest : { ...rest, [key]: value } }, key);
  };
}

/** Edits the bounds of a number. */
export function NumberChecks({ field }: PropertyProps) {
  const check = useCheck(field);
  const { fieldTypes: texts } = useTexts();
  const { min = null, max = null, step = null, integer } = field.validationRules;
  const crossed = (low: number | null, high: number | null) =>
    low !== null && high !== null && low > high ? texts.crossedNumbers : null;
  return (
    <>
      <div className="te-pair">
        <NumberControl
          label={texts.minimum}
          value={min}
          onChange={(value) => crossed(value, max) ?? check('min', value)}
        />
        <NumberControl
          label={texts.maximum}
          value={max}
          onChange={(value) => crossed(min, value) ?? check('max', value)}
        />
      </div>
      <NumberControl
        label={texts.step}
        hint={texts.stepHint}
        value={step}
        onChange={(value) => (value !== null && value <= 0 ? texts.stepTooSmall : check('step', value))}
      />
      <CheckControl
        label={texts.wholeNumbers}
        isChecked={integer === true}
        onChange={(isChecked) => check('integer', isChecked)}
      />
    </>
  );
}

const comparisons = ['greaterThanField', 'lessThanField'] as const;

/** Edits the comparisons of a number with another field. */
export function ComparisonChecks({ field }: PropertyProps) {
  const check = useCheck(field);
  const { fieldTypes: texts } = useTexts();
  const others = useEditorState(
    useShallow(({ history }) =>
      fieldsOf(history.template).filter(({ type, name }) => type === field.type && name !== field.name),
    ),
  );
  return comparisons.map((key) => {
    const named = field.validationRules[key] ?? '';
    if (others.length === 0 && named === '') return null;
    return (
      <SelectControl
        key={key}
        label={texts[key]}
        hint={texts.comparisonHint}
        value={others.find(({ name, id }) => name === named || id === named)?.name ?? named}
        items={[{ value: '', label: texts.noOtherField }, ...fieldItems(others)]}
        onChange={(name) => check(key, name)}
      />
    );
  });
}

/** Edits the bounds of a text. */
export function TextChecks({ field }: PropertyProps) {
  const check = useCheck(field);
  const { fieldTypes: texts } = useTexts();
  const { minLength = null, maxLength = null, pattern, email } = field.validationRules;
  const crossed = (low: number | null, high: number | null) =>
    low !== null && high !== null && low > high ? texts.crossedLengths : null;
  return (
    <>
      <div className="te-pair">
        <NumberControl
          label={texts.minLength}
          min={0}
          step={1}
          value={minLength}
          onChange={(value) => crossed(value, maxLength) ?? check('minLength', value)}
        />
        <NumberControl
          label={texts.maxLength}
          min={0}
          step={1}
          value={maxLength}
          onChange={(value) => crossed(minLength, value) ?? check('maxLength', value)}
        />
      </div>
      <CheckControl
        label={texts.email}
        isChecked={email === true}
        onChange={(isChecked) => check('email', isChecked)}
      />
      <ForExperts>
        <TextControl
          label={texts.pattern}
          hint={texts.patternHint}
          isCode
          value={pattern ?? ''}
          onChange={(text) => check('pattern', text)}
        />
      </ForExperts>
    </>
  );
}

/** Edits the error message that replaces the built-in ones. */
export function MessageCheck({ field }: PropertyProps) {
  const check = useCheck(field);
  const { fieldTypes: texts } = useTexts();
  return (
    <TextControl
      label={texts.message}
      hint={texts.messageHint}
      value={field.validationRules.message ?? ''}
      onChange={(text) => check('message', text)}
    />
  );
}
