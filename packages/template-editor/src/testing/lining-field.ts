/** A choice with two options, for stories in which other parts depend on it or are translated. */
export const liningField = {
  name: 'lining',
  label: 'Innenfutter',
  field_type: 'radio' as const,
  options: [
    { value: 'none', label: 'Ohne' },
    { value: 'full', label: 'Komplett' },
  ],
};
