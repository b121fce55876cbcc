import { dogInformationSection } from './dog-information.ts';
import { dogMeasurementsSection } from './dog-measurements.ts';
import { fabricSelectionSection } from './fabric-selection.ts';
import { builtInTemplate } from './wire-builders.ts';

/** The built-in harness, in the wire format. */
export const dogHarnessTemplate = builtInTemplate({
  configuratorType: 'dog-harness',
  name: 'Hundegeschirr nach Maß',
  description: 'Ein Geschirr, das nicht scheuert, nach den Maßen Ihres Hundes.',
  sections: [
    dogInformationSection,
    dogMeasurementsSection,
    fabricSelectionSection([
      { part: 'back', label: 'Stoff für den Rückensteg (Link)', isRequired: true },
      { part: 'collar', label: 'Stoff für den Halsteil (Link)' },
      { part: 'belly', label: 'Stoff für den Bauchsteg (Link)' },
    ]),
  ],
});
