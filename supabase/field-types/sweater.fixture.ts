const measurement = (name: string, label: string, max: number) => ({
  id: name,
  name,
  field_type: 'number',
  label,
  is_required: true,
  validation_rules: { min: 10, max },
  additional_options: { unit: 'cm' } as Readonly<Record<string, unknown>>,
});

/** A sweater in three sizes with a delivery date; dates before the fifteenth working day cost more. */
export const sweaterTemplate = {
  id: 'sweater',
  version: 1,
  name: 'Pullover',
  language: 'de',
  price_rules: [
    {
      id: 'express',
      label: 'Express',
      when: { field: 'wish', operator: 'less_than', value: 15 } as Readonly<Record<string, unknown>>,
      amount: 1500,
    },
  ],
  sections: [
    {
      id: 'measures',
      title: 'Größe',
      groups: [
        {
          id: 'all',
          fields: [
            measurement('chest', 'Brustumfang', 100),
            measurement('back', 'Rückenlänge', 70),
            measurement('neck', 'Halsumfang', 60),
            {
              id: 'size',
              name: 'size',
              field_type: 'shop:size',
              label: 'Größe',
              is_required: true,
              additional_options: {
                sizes: [
                  { value: 'S', upTo: { chest: 45, back: 30, neck: 28 } },
                  { value: 'M', priceCents: 500, upTo: { chest: 60, back: 40, neck: 36 } },
                  { value: 'L', priceCents: 900, upTo: { chest: 80, back: 55, neck: 46 } },
                ],
              } as Readonly<Record<string, unknown>>,
            },
            {
              id: 'wish',
              name: 'wish',
              field_type: 'shop:date',
              label: 'Wunschtermin',
              is_required: true,
              additional_options: { fromDays: 10, toDays: 60, weekdays: [1, 2, 3, 4, 5] } as Readonly<
                Record<string, unknown>
              >,
            },
          ],
        },
      ],
    },
  ],
};
