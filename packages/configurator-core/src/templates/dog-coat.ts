import { additionalFeaturesSection } from './additional-features.ts';
import { cuffColorSection, liningOptionsSection, zipperOptionsSection } from './coat-sections.ts';
import { dogInformationSection } from './dog-information.ts';
import { dogMeasurementsSection } from './dog-measurements.ts';
import { fabricNeedGroup } from './fabric-need.ts';
import { fabricSelectionSection } from './fabric-selection.ts';
import { builtInTemplate } from './wire-builders.ts';

/** The built-in coat, in the wire format. Surcharges are option prices: EUR, gross. */
export const dogCoatTemplate = builtInTemplate({
  configuratorType: 'dog-coat',
  name: 'Hundemantel nach Maß',
  description: 'Ein Mantel aus Ihrem Wunschstoff, nach neun Maßen genäht.',
  sections: [
    dogInformationSection,
    { ...dogMeasurementsSection, groups: [...dogMeasurementsSection.groups, fabricNeedGroup] },
    fabricSelectionSection([
      { part: 'back', label: 'Stoff für das Rückenteil (Link)', isRequired: true },
      { part: 'collar', label: 'Stoff für den Kragen (Link)' },
      { part: 'belly', label: 'Stoff für den Bauch (Link)' },
    ]),
    cuffColorSection,
    liningOptionsSection,
    zipperOptionsSection,
    additionalFeaturesSection,
  ],
});
