import { describe, expect, it } from 'vitest';
import { formatTemplatePath, parsePart, parseTemplate } from '../../index.ts';

const field = (field_type: string, additional_options: unknown) => ({
  id: 'f',
  name: 'field',
  field_type,
  computed: field_type === 'computed' ? { result: 'number', logic: 1 } : undefined,
  additional_options,
});

const placeOf = (json: unknown) => {
  const parsed = parsePart('field', json);
  return parsed.ok ? null : parsed.error.map(({ path }) => formatTemplatePath(path));
};

describe('the settings of built-in types', () => {
  it.each([
    ['number', { unit: 5 }, 'unit'],
    ['textarea', { rows: 'many' }, 'rows'],
    ['textarea', { rows: 0 }, 'rows'],
    ['textarea', { rows: 2.5 }, 'rows'],
    ['iframe', { url: 7 }, 'url'],
    ['static_text', { html: ['<p>'] }, 'html'],
    ['radio', { display: 'nonsense' }, 'display'],
    ['text', { hint: {} }, 'hint'],
    ['text', { cutOff: 'yes' }, 'cutOff'],
    ['file', { accept: 'pdf' }, 'accept'],
    ['file', { accept: [] }, 'accept'],
    ['computed', { texts: { ja: 1 } }, 'texts'],
    ['computed', { texts: 'ja' }, 'texts'],
  ])('A %s field with %j is refused, and the path ends with the key', (type, options, key) => {
    expect(placeOf(field(type, options))).toEqual([`additional_options.${key}`]);
  });

  it.each([
    ['number', { unit: 'cm', hint: null }],
    ['textarea', { rows: 4 }],
    ['checkbox', { display: 'cards' }],
    ['file', { accept: ['pdf', 'image'] }],
    ['computed', { texts: { ja: 'Yes' } }],
    ['text', { own: { of: 'the host' } }],
    ['text', null],
  ])('A %s field with %j is accepted', (type, options) => {
    expect(placeOf(field(type, options))).toBeNull();
  });
});

describe('a template without sections', () => {
  it.each([undefined, null])(
    'A template is refused if its sections are %s, and accepted if their list is empty',
    (sections) => {
      const parsed = parseTemplate({ id: 't', name: 'T', sections });
      expect(parsed.ok ? [] : parsed.error).toEqual([expect.objectContaining({ code: 'missing', path: ['sections'] })]);
      expect(parseTemplate({ id: 't', name: 'T', sections: [] }).ok).toBe(true);
    },
  );
});
