/** Groups to start from. What is in them is written for shoppers and not part of the catalogue. */
export const englishLibrary = {
  title: 'Library',
  add: 'Add',
  addEntry: (entry: string) => `Add ${entry}`,
  addStep: (entry: string) => `Add “${entry}” from the library`,
  groups: {
    colors: { label: 'Colour choice', description: 'Six colours to choose one from, with their samples.' },
    measurements: {
      label: 'Measurements',
      description: 'Three measurements in cm with bounds, and a promise to have measured.',
    },
    surcharge: {
      label: 'Yes or no with a surcharge',
      description: 'One extra that costs something, taken or not.',
    },
    print: {
      label: 'Text print',
      description: 'A name on the product: whether, which and in which colour. The rest shows once it is wanted.',
    },
  },
};
