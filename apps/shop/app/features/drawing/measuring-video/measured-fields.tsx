import {
  defaultFieldComponents,
  type FieldComponentProps,
  type FieldComponents,
  useConfigurator,
} from 'configurator-react';
import { measurementOfField } from '../measurement-of-field.ts';
import { MeasuringVideoButton } from './measuring-video-button.tsx';

const german = { showInVideo: 'Im Video zeigen', watchVideo: 'Messvideo ansehen' };
const english = { showInVideo: 'Show in the video', watchVideo: 'Watch the measuring video' };

/** Returns the texts beside the fields, in the configurator's language: English for every language but German. */
function useVideoTexts() {
  const { language } = useConfigurator().configurator.template;
  return language === undefined || /^de\b/i.test(language) ? german : english;
}

const { number: NumberField, checkbox: CheckboxField } = defaultFieldComponents;

/** A number field. A measurement has a button that opens the video at its place. */
function MeasuredNumberField({ control }: FieldComponentProps) {
  const words = useVideoTexts();
  const measurement = measurementOfField(control.field.name);
  if (measurement === null) return <NumberField control={control} />;
  return (
    <div>
      <NumberField control={control} />
      <MeasuringVideoButton
        at={measurement}
        label={`${words.showInVideo}: ${control.field.label}`}
        className="-ml-4 text-sm"
      >
        {words.showInVideo}
      </MeasuringVideoButton>
    </div>
  );
}

/** A checkbox. The confirmation of the measurements has a button that opens the video mentioned in its label. */
function ConfirmedCheckboxField({ control }: FieldComponentProps) {
  const words = useVideoTexts();
  if (control.field.name !== 'measurementsConfirmed') return <CheckboxField control={control} />;
  return (
    <div>
      <CheckboxField control={control} />
      <MeasuringVideoButton className="-ml-4">{words.watchVideo}</MeasuringVideoButton>
    </div>
  );
}

/** Field components of the built-in measuring step. */
export const measuredFields: Partial<FieldComponents> = {
  number: MeasuredNumberField,
  checkbox: ConfirmedCheckboxField,
};
