/** Predefined groups. Their contents are written for shoppers and are not part of the catalogue. */
export const englishLibrary = {
  title: 'Library',
  add: 'Add',
  addEntry: (entry: string) => `Add ${entry}`,
  addStep: (entry: string) => `Add “${entry}” from the library`,
  groups: {
    colors: { label: 'Colour choice', description: 'One of six colours, shown as swatches.' },
    measurements: {
      label: 'Measurements',
      description: 'Three measurements in cm with limits, and a checkbox that confirms them.',
    },
    surcharge: {
      label: 'Yes or no with a surcharge',
      description: 'One optional extra with a price.',
    },
    print: {
      label: 'Text print',
      description: 'A name on the product, with its colour. The fields appear when the shopper wants a print.',
    },
  },
};
