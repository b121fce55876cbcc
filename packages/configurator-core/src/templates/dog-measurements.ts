import { englishTexts } from './english-texts.ts';
import { type MeasurementName, measurementLabels } from './measurement-labels.ts';
import { unusualMeasuresGroup } from './unusual-measures.ts';
import type { FieldDraft, SectionDraft } from './wire-builders.ts';

/**
 * A required measurement in cm. The bounds include the smallest and largest breeds with a margin.
 * @param lessThan another measurement that is longer on every dog. It comes before this one, so that a mistake is
 * reported at once
 */
function measurement(
  name: MeasurementName,
  tooltip: string,
  minCm: number,
  maxCm: number,
  { hint, lessThan }: { readonly hint?: string; readonly lessThan?: MeasurementName } = {},
): FieldDraft {
  const label = measurementLabels[name];
  return {
    name,
    type: 'number',
    label,
    tooltip,
    isRequired: true,
    validation: {
      min: minCm,
      max: maxCm,
      ...(lessThan !== undefined && { lessThanField: lessThan }),
      message: `${label}: Bitte geben Sie einen Wert zwischen ${minCm} und ${maxCm} cm an.`,
    },
    englishMessage: `${englishTexts[label]}: please enter a value between ${minCm} and ${maxCm} cm.`,
    presentation: hint === undefined ? { unit: 'cm' } : { unit: 'cm', hint },
  };
}

/** The nine measurements and the confirmation that they were taken as the measuring video shows. */
export const dogMeasurementsSection: SectionDraft = {
  id: 'dog-measurements',
  title: 'Maße',
  description:
    'Messen Sie am stehenden Hund mit einem weichen Maßband. Legen Sie es an, ohne zu ziehen: zwei Finger passen darunter. Alle Maße in cm.',
  groups: [
    {
      key: 'lengths',
      title: 'Längen',
      layout: 'grid',
      fields: [
        measurement(
          'shoulderToSternum',
          'Vom höchsten Punkt der Schulter vorne hinunter bis zur Spitze des Brustbeins.',
          4,
          60,
        ),
        measurement(
          'shoulderToTail',
          'Vom höchsten Punkt der Schulter am Rücken entlang bis zum Ansatz der Rute. Geben Sie 2 cm dazu.',
          12,
          120,
          { hint: 'Gemessene Länge +2 cm' },
        ),
        measurement(
          'shoulderToHips',
          'Vom höchsten Punkt der Schulter am Rücken entlang bis zum Hüftknochen.',
          8,
          100,
          // The tail starts behind the hips.
          { lessThan: 'shoulderToTail' },
        ),
        measurement(
          'sternumToBelly',
          'Zwischen den Vorderbeinen hindurch, von der Spitze des Brustbeins bis zum Ende des Brustkorbs.',
          6,
          90,
        ),
        measurement('collarLength', 'Vom Hinterkopf am Nacken entlang bis zum höchsten Punkt der Schulter.', 3, 50),
        measurement('thighLength', 'Vom Hüftknochen an der Außenseite des Hinterbeins hinunter bis zum Knie.', 4, 60),
      ],
    },
    {
      key: 'girths',
      title: 'Umfänge',
      layout: 'grid',
      fields: [
        measurement('chestCircumference', 'Einmal um die breiteste Stelle des Brustkorbs.', 18, 140),
        measurement('waistCircumference', 'Einmal um die schmalste Stelle vor den Hinterbeinen.', 14, 120),
        measurement('headCircumference', 'Einmal um die breiteste Stelle des Kopfes, vor den Ohren.', 14, 80, {
          lessThan: 'chestCircumference',
        }),
      ],
    },
    unusualMeasuresGroup,
    {
      key: 'confirmation',
      fields: [
        {
          name: 'measurementsConfirmed',
          type: 'checkbox',
          label: 'Ich habe alle Maße nach dem Messvideo genommen',
          isRequired: true,
        },
      ],
    },
  ],
};
