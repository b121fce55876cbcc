import { describe, expect, it } from 'vitest';
import { worksheetEntries } from './drawn-fields.ts';

const fields = {
  thighLength: { label: 'Oberschenkellänge', field_type: 'number', options: [], unit: 'cm' },
  strapCm: { label: 'Riemen', field_type: 'number', options: [], unit: 'cm' },
  chestCircumference: { label: 'Brustumfang', field_type: 'number', options: [], unit: 'cm' },
  weight: { label: 'Gewicht', field_type: 'number', options: [], unit: 'kg' },
  hint: { label: 'Hinweis', field_type: 'static_text', options: [], html: '<p>Bitte messen</p>' },
};

describe('worksheet', () => {
  it('[BEY-57] lists measures in the order they are taken, apart from everything else', () => {
    const section = { id: 's', title: 'Maße', description: null };
    const settings = {
      s: { thighLength: 24, strapCm: 12, chestCircumference: 62.5, weight: 9, _metadata: { section, fields } },
    };
    expect(worksheetEntries(settings)).toEqual({
      measures: [
        { label: 'Brustumfang', value: '62,5 cm' },
        { label: 'Oberschenkellänge', value: '24 cm' },
        { label: 'Riemen', value: '12 cm' },
      ],
      choices: [{ label: 'Gewicht', value: '9 kg' }],
    });
  });
});
