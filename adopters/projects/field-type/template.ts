/** A sweater in sizes with a delivery date; an early date costs more. */
export const template = {
  id: 'sweater',
  name: 'Sweater',
  language: 'en',
  price_rules: [
    { id: 'express', label: 'Express', when: { field: 'wish', operator: 'less_than', value: 21 }, amount: 900 },
    // Never applies: the earliest day is 14 days ahead.
    { id: 'now', label: 'At once', when: { field: 'wish', operator: 'less_than', value: 14 }, amount: 2900 },
  ],
  sections: [
    {
      id: 'order',
      title: 'Your sweater',
      groups: [
        {
          id: 'all',
          fields: [
            {
              id: 'f-size',
              name: 'size',
              field_type: 'shop:size',
              label: 'Size',
              is_required: true,
              additional_options: { upTo: { S: 45, M: 60, L: 80 } },
            },
            {
              id: 'f-wish',
              name: 'wish',
              field_type: 'shop:date',
              label: 'Wanted by',
              is_required: true,
              additional_options: { fromDays: 14, toDays: 90 },
            },
          ],
        },
      ],
    },
  ],
};
