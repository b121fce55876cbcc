import { dogInformationSection } from './dog-information.ts';
import { fabricSelectionSection } from './fabric-selection.ts';
import { builtInTemplate } from './wire-builders.ts';

/** The built-in collar, in the wire format. It is one piece, so it has one fabric. */
export const dogCollarTemplate = builtInTemplate({
  configuratorType: 'dog-collar',
  name: 'Hundehalsband nach Maß',
  description: 'Ein Halsband aus Ihrem Wunschstoff.',
  sections: [
    dogInformationSection,
    fabricSelectionSection([{ part: 'collar', label: 'Stoff für das Halsband (Link)', isRequired: true }]),
  ],
});
