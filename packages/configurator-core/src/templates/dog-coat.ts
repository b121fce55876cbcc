import { additionalFeaturesSection } from './additional-features.ts';
import { cuffColorSection, liningOptionsSection, zipperOptionsSection } from './coat-sections.ts';
import { dogInformationSection } from './dog-information.ts';
import { dogMeasurementsSection } from './dog-measurements.ts';
import { fabricNeedGroup } from './fabric-need.ts';
import { type FabricLink, fabricSelectionSection } from './fabric-selection.ts';
import { shelfFabricField, withoutShelfFabric } from './shelf-fabrics.ts';
import { builtInTemplate, type SectionDraft } from './wire-builders.ts';

/** The fabric step of the coat: fabrics from the shelf, and links to any other. */
function fabricsSection(links: readonly FabricLink[]): SectionDraft {
  const section = fabricSelectionSection(links);
  return {
    ...section,
    description: 'Wählen Sie einen Stoff aus unserem Regal, oder fügen Sie je Teil den Link zu Ihrem Wunschstoff ein.',
    groups: [{ key: 'shelf', fields: [shelfFabricField] }, ...section.groups],
  };
}

/** The built-in coat, in the wire format. Surcharges are option prices: EUR, gross. */
export const dogCoatTemplate = builtInTemplate({
  configuratorType: 'dog-coat',
  name: 'Hundemantel nach Maß',
  description: 'Ein Mantel aus Ihrem Wunschstoff, nach neun Maßen genäht.',
  sections: [
    dogInformationSection,
    { ...dogMeasurementsSection, groups: [...dogMeasurementsSection.groups, fabricNeedGroup] },
    fabricsSection([
      { part: 'back', label: 'Stoff für das Rückenteil (Link)', isRequired: true, shownIf: withoutShelfFabric },
      { part: 'collar', label: 'Stoff für den Kragen (Link)' },
      { part: 'belly', label: 'Stoff für den Bauch (Link)' },
    ]),
    cuffColorSection,
    liningOptionsSection,
    zipperOptionsSection,
    additionalFeaturesSection,
  ],
});
