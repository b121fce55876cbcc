import type { Field } from 'configurator-core';
import { defaultFieldComponents, type FieldComponentProps, useConfigurator, useValues } from 'configurator-react';
import { useId } from 'react';
import { adviseSize, type Size, sizesOf } from 'shop-backend/field-types';
import { fieldTexts } from './field-texts.ts';

const { radio: RadioField } = defaultFieldComponents;

/** A field to choose a size, which suggests one by the measurements in other fields. */
export function SizeField({ control }: FieldComponentProps) {
  const sizes = sizesOf(control.field.additionalOptions);
  return (
    <div className="grid content-start gap-2">
      <RadioField control={control} />
      <Advice control={control} sizes={sizes} />
      <SizeChart sizes={sizes} />
    </div>
  );
}

/** Returns the measurement fields in template order, because the database does not keep the order of the limits. */
function measurementsOf(sizes: readonly Size[], fields: ReadonlyMap<string, Field>): readonly string[] {
  const places = [...fields.keys()];
  return Object.keys(sizes[0]?.upTo ?? {}).toSorted((one, other) => places.indexOf(one) - places.indexOf(other));
}

interface AdviceProps extends FieldComponentProps {
  readonly sizes: readonly Size[];
}

/** Suggests a size. Renders nothing if the template lacks the measurement fields. */
function Advice({ control: { value, change }, sizes }: AdviceProps) {
  const { fields, template } = useConfigurator().configurator;
  const values = useValues();
  const words = fieldTexts(template.language);
  const labelOf = ({ value: size, label = size }: Size) => label;
  const names = measurementsOf(sizes, fields);
  if (names.some((name) => !fields.has(name))) return null;
  const advice = adviseSize(sizes, values);
  const chosen = sizes.findIndex((size) => size.value === value);
  const fitting = advice.kind === 'fits' ? advice.size : null;
  const isTooSmall = fitting !== null && chosen !== -1 && chosen < sizes.indexOf(fitting);
  const sentence =
    advice.kind === 'missing'
      ? words.measure(
          names.filter((name) => advice.measurements.includes(name)).map((name) => fields.get(name)?.label ?? name),
        )
      : fitting === null
        ? words.tooLarge
        : isTooSmall
          ? words.tooSmall(labelOf(sizes[chosen] ?? fitting), labelOf(fitting))
          : words.fits(labelOf(fitting));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p
        role="status"
        data-warning={isTooSmall || advice.kind === 'too-large'}
        className="data-[warning=true]:font-semibold"
      >
        {sentence}
      </p>
      {fitting !== null && fitting.value !== value && (
        <button
          type="button"
          className="min-h-11 font-semibold text-forest underline underline-offset-4"
          onClick={() => change(fitting.value)}
        >
          {words.choose(labelOf(fitting))}
        </button>
      )}
    </div>
  );
}

/** Table of the limits of every size. */
function SizeChart({ sizes }: { readonly sizes: readonly Size[] }) {
  const { fields, template } = useConfigurator().configurator;
  const words = fieldTexts(template.language);
  const id = useId();
  const names = measurementsOf(sizes, fields);
  return (
    <details className="text-sm">
      <summary id={id} className="flex min-h-11 cursor-pointer items-center text-forest underline underline-offset-4">
        {words.chart}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by the keyboard */}
      <section className="overflow-x-auto" aria-labelledby={id} tabIndex={0}>
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr>
              {[words.size, ...names.map((name) => fields.get(name)?.label ?? name)].map((label) => (
                <th key={label} scope="col" className="py-1 pr-4">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ value, label = value, upTo }) => (
              <tr key={value} className="border-t border-line">
                <th scope="row" className="py-1 pr-4">
                  {label}
                </th>
                {names.map((name) => (
                  <td key={name} className="py-1 pr-4">
                    {words.upTo(upTo[name] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
