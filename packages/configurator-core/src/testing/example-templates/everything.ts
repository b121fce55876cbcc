import { type WireTemplate, wireTemplate } from '../wire-template.ts';

/** Every field type, layout, operator and condition level once, for tests and stories that require all of them. */
export const everythingTemplate: WireTemplate = wireTemplate(
  [
    {
      id: 'all-types',
      title: 'Alle Feldtypen',
      description: 'Jeder Feldtyp einmal.',
      groups: [
        {
          id: 'everything:all-types:writing',
          title: 'Schreiben',
          description: 'Senkrecht angeordnet.',
          layout: 'vertical',
          fields: [
            {
              name: 'name',
              field_type: 'text',
              label: 'Name',
              placeholder: 'z. B. Bella',
              tooltip: 'Der Rufname genügt.',
              is_required: true,
              validation_rules: { minLength: 2, maxLength: 20 },
            },
            { name: 'email', field_type: 'text', label: 'E-Mail', validation_rules: { email: true } },
            {
              name: 'notes',
              field_type: 'textarea',
              label: 'Anmerkungen',
              additional_options: { rows: 3 },
              validation_rules: { maxLength: 200 },
            },
          ],
        },
        {
          id: 'everything:all-types:choosing',
          title: 'Wählen',
          layout: 'horizontal',
          fields: [
            {
              name: 'lengthCm',
              field_type: 'number',
              label: 'Länge',
              default_value: '40',
              is_required: true,
              validation_rules: { min: 10, max: 120, step: 0.5 },
              additional_options: { unit: 'cm' },
            },
            {
              name: 'size',
              field_type: 'dropdown',
              label: 'Größe',
              is_required: true,
              options: [
                { value: 's', label: 'Klein' },
                { value: 'm', label: 'Mittel', additional_price: 4.5 },
                {
                  value: 'l',
                  label: 'Groß',
                  additional_price: '9.00',
                  conditional_display: { field: 'lengthCm', operator: 'greater_than', value: 50 },
                },
              ],
            },
            {
              name: 'cut',
              field_type: 'radio',
              label: 'Schnitt',
              options: [
                { value: 'slim', label: 'Schmal', is_default: true },
                { value: 'wide', label: 'Weit', additional_price: 6 },
              ],
            },
          ],
        },
        {
          id: 'everything:all-types:more',
          title: 'Ankreuzen und ansehen',
          layout: 'grid',
          fields: [
            {
              name: 'extras',
              field_type: 'checkbox',
              label: 'Extras',
              options: [
                { value: 'pocket', label: 'Tasche', additional_price: 7 },
                { value: 'hood', label: 'Kapuze', additional_price: 11 },
                { value: 'loop', label: 'Aufhänger' },
              ],
            },
            { name: 'isGift', field_type: 'checkbox', label: 'Als Geschenk verpacken' },
            {
              name: 'threadColor',
              field_type: 'color',
              label: 'Garnfarbe',
              options: [
                { value: 'white', label: 'Weiß', color_value: '#FFFFFF' },
                { value: 'night', label: 'Nachtblau', color_value: '#14213D', additional_price: 2 },
              ],
            },
            { name: 'ownColor', field_type: 'color', label: 'Eigene Farbe', default_value: '#2F5D50' },
            {
              name: 'sketch',
              field_type: 'file',
              label: 'Skizze',
              validation_rules: { maxFiles: 3 },
              additional_options: {
                accept: ['image', 'pdf'],
                hint: 'Ein Foto oder eine Zeichnung, wenn Sie eine haben.',
              },
            },
            {
              name: 'careNote',
              field_type: 'static_text',
              label: 'Pflege',
              additional_options: { html: '<p>Bei <strong>30 Grad</strong> waschen.</p>' },
            },
            {
              name: 'measuringVideo',
              field_type: 'iframe',
              label: 'Messvideo',
              additional_options: { url: 'https://www.youtube-nocookie.com/embed/measuring' },
            },
            {
              name: 'fabricNeed',
              label: 'Stoffbedarf',
              additional_options: { unit: 'm' },
              computed: { result: 'number', logic: { '/': [{ '*': [{ var: 'lengthCm' }, 1.2] }, 100] } },
            },
          ],
        },
      ],
    },
    {
      id: 'all-conditions',
      title: 'Alle Bedingungen',
      description: 'Regeln an Schritt, Gruppe, Feld und Option.',
      conditional_display: { not: { field: 'size', operator: 'equals', value: 's' } },
      groups: [
        {
          id: 'everything:all-conditions:hood',
          title: 'Kapuze',
          conditional_display: { field: 'extras', operator: 'contains', value: 'hood' },
          fields: [
            {
              name: 'hoodLining',
              field_type: 'radio',
              label: 'Futter der Kapuze',
              is_required: true,
              options: [
                { value: 'fleece', label: 'Fleece', additional_price: 3 },
                { value: 'teddy', label: 'Teddy', additional_price: 5 },
              ],
            },
          ],
        },
        {
          id: 'everything:all-conditions:gift',
          title: 'Geschenk',
          fields: [
            {
              name: 'giftText',
              field_type: 'text',
              label: 'Gruß auf der Karte',
              conditional_display: {
                all: [
                  { field: 'isGift', operator: 'equals', value: 'true' },
                  {
                    any: [
                      { field: 'cut', operator: 'not_equals', value: 'wide' },
                      { field: 'lengthCm', operator: 'less_than', value: 30 },
                    ],
                  },
                ],
              },
            },
            {
              name: 'sketchNote',
              field_type: 'text',
              label: 'Was zeigt die Skizze?',
              conditional_display: { field: 'sketch', operator: 'equals', value: true },
            },
            {
              name: 'longCoatNote',
              field_type: 'static_text',
              label: 'Hinweis',
              additional_options: { html: '<p>Lange Mäntel brauchen eine Woche mehr.</p>' },
              conditional_display: { logic: { '>': [{ var: 'lengthCm' }, 80] } },
            },
          ],
        },
      ],
    },
  ],
  {
    id: 'everything',
    name: 'Vorlage mit allem',
    description: 'Zeigt, was eine Vorlage enthalten kann.',
    price_rules: [
      {
        id: 'length',
        label: 'Länge über 60 cm (0,35 € je cm)',
        when: { field: 'lengthCm', operator: 'greater_than', value: 60 },
        amount: { '*': [35, { '-': [{ var: 'lengthCm' }, 60] }] },
      },
      {
        id: 'gift',
        label: 'Geschenkverpackung',
        when: { field: 'isGift', operator: 'equals', value: 'true' },
        amount: 450,
      },
      {
        id: 'slim',
        label: 'Nachlass für schmale Schnitte',
        when: { field: 'cut', operator: 'equals', value: 'slim' },
        amount: -200,
        discount: true,
      },
    ],
  },
);
