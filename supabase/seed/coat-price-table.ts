import { dogCoatTemplate } from 'configurator-core/templates';
import { withDogPhoto } from './dog-photo.ts';

/**
 * The demo shop's surcharge for long coats, by back length. The bundled coat has no such rule, so that shops that use
 * it keep their prices.
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
