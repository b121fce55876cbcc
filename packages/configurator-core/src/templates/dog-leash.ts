import { additionalFeaturesSection } from './additional-features.ts';
import { fabricSelectionSection } from './fabric-selection.ts';
import { builtInTemplate } from './wire-builders.ts';

/** The built-in leash, in the wire format. Its one fabric is stored as the main part's, `back.link`. */
export const dogLeashTemplate = builtInTemplate({
  configuratorType: 'dog-leash',
  name: 'Hundeleine nach Maß',
  description: 'Eine Leine aus Ihrem Wunschstoff, auf Wunsch mit Aufdruck.',
  sections: [
    fabricSelectionSection([{ part: 'back', label: 'Stoff für die Leine (Link)', isRequired: true }]),
    additionalFeaturesSection,
  ],
});
