import { defaultFieldComponents, type FieldComponentProps, type FieldComponents } from 'configurator-react';
import { measurementOfField } from '../measurement-of-field.ts';
import { MeasuringVideoButton } from './measuring-video-button.tsx';

const { number: NumberField, checkbox: CheckboxField } = defaultFieldComponents;

/** A number field; a measurement has a button that opens the video at its place. */
function MeasuredNumberField({ control }: FieldComponentProps) {
  const measurement = measurementOfField(control.field.name);
  if (measurement === null) return <NumberField control={control} />;
  return (
    <div>
      <NumberField control={control} />
      <MeasuringVideoButton at={measurement} label={`Messvideo: ${control.field.label}`} className="-ml-4 text-sm">
        Im Video zeigen
      </MeasuringVideoButton>
    </div>
  );
}

/** A checkbox; the confirmation of the measurements has a button that opens the video it speaks of. */
function ConfirmedCheckboxField({ control }: FieldComponentProps) {
  if (control.field.name !== 'measurementsConfirmed') return <CheckboxField control={control} />;
  return (
    <div>
      <CheckboxField control={control} />
      <MeasuringVideoButton className="-ml-4">Messvideo ansehen</MeasuringVideoButton>
    </div>
  );
}

/** Field components of the built-in measuring step. */
export const measuredFields: Partial<FieldComponents> = {
  number: MeasuredNumberField,
  checkbox: ConfirmedCheckboxField,
};
