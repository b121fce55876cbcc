import { dogCoatTemplate } from 'configurator-core/templates';
import { withDogPhoto } from './dog-photo.ts';

/**
 * What the demo shop charges for a long coat, by back length. The bundled coat has no such rule: shops that use it keep
 * its prices.
 */
const backLengthRule = {
  id: 'back-length',
  label: 'Zuschlag für lange Rücken',
  translations: { en: { label: { text: 'Surcharge for long backs', of: 'Zuschlag für lange Rücken' } } },
  amount: {
    table: {
      columns: {
        field: 'shoulderToTail',
        ranges: [
          { from: 12, to: 70 },
          { from: 70, to: 80 },
          { from: 80, to: 95 },
          { from: 95, to: 120 },
        ],
      },
      cells: [[0, 900, 1800, 2900]],
      gap: 'reject',
    },
  },
} as const;

/** The coat of the demo shop: the bundled coat, priced by back length, with a photo of the dog. */
export const demoCoatTemplate = {
  ...dogCoatTemplate,
  sections: withDogPhoto(dogCoatTemplate.sections),
  price_rules: [backLengthRule],
};
