import { type Evaluation, evaluate, initialValues, setValues } from 'configurator-core';
import { type ReactNode, useId, useState } from 'react';
import { coatConfigurator } from '../examples/coat.ts';

interface CoatInputsProps {
  /** Names of the fields that can be entered. */
  readonly fields: readonly string[];
  /** Values at the start, by field name, as they are typed or chosen. */
  readonly start?: Readonly<Record<string, string>>;
  /** Shows what the engine computed; called with each change. */
  readonly children: (evaluation: Evaluation) => ReactNode;
}

/** Inputs for fields of the coat beside a live result of the engine. */
export function CoatInputs({ fields, start = {}, children }: CoatInputsProps) {
  const [typed, setTyped] = useState(start);
  const values = setValues(coatConfigurator, initialValues(coatConfigurator), typed);
  return (
    <div className="live">
      <fieldset>
        <legend>Values</legend>
        {fields.map((name) => (
          <CoatInput
            key={name}
            name={name}
            text={typed[name] ?? String(values[name] ?? '')}
            onText={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </fieldset>
      <section aria-label="Result">{children(evaluate(coatConfigurator, values, { basePriceCents: 12_900 }))}</section>
    </div>
  );
}

interface CoatInputProps {
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function CoatInput({ name, text, onText }: CoatInputProps) {
  const field = coatConfigurator.fields.get(name);
  const id = useId();
  if (field === undefined) throw new Error(`The coat has no field ${name}.`);
  return (
    <div>
      <label htmlFor={id}>{field.label}</label>
      {field.options.length === 0 ? (
        <input id={id} value={text} onChange={({ target }) => onText(target.value)} />
      ) : (
        <select id={id} value={text} onChange={({ target }) => onText(target.value)}>
          <option value="">–</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
