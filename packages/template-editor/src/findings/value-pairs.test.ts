import { parseTemplate } from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';
import { wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { valuePairs } from './value-pairs.ts';

it('The files of a finding are listed with the label of their field', () => {
  const parsed = parseTemplate(
    wireTemplate([
      {
        fields: [
          { name: 'photos', label: 'Fotos', field_type: 'file' },
          {
            name: 'size',
            label: 'Größe',
            field_type: 'dropdown',
            is_required: true,
            options: [{ value: 's', conditional_display: { field: 'photos', operator: 'not_equals', value: true } }],
          },
        ],
      },
    ]),
  );
  if (!parsed.ok) throw new Error('unreadable');
  const [finding] = analyseTemplate(parsed.value).findings;
  expect(finding?.code).toBe('dead_end');
  const pairs = valuePairs(parsed.value, finding?.witness ?? {}, {
    texts: englishEditorTexts,
    language: 'en',
    fieldTypes: [],
  });
  expect(pairs).toEqual([{ name: 'photos', label: 'Fotos', text: 'example.webp' }]);
});
