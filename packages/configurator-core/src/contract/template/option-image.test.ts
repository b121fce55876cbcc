import { describe, expect, it } from 'vitest';
import { diffTemplates, parseTemplate, serializeTemplate } from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { codesAt, oneField } from '../../testing/fixtures/parsed.ts';

const withImage = (image: unknown) =>
  oneField({ name: 'fabric', options: [{ value: 'tartan', image }, { value: 'own' }] });
const optionsOf = (image: unknown) => aTemplate(withImage(image)).sections[0]?.groups[0]?.fields[0]?.options;

const tartan = {
  url: 'https://shop.example/stoffe/tartan.webp',
  alt: 'Rot-grün kariert',
  sources: [{ url: '/stoffe/tartan-480.webp', width: 480, format: 'webp' }],
  photographer: 'Muster',
};

describe('the picture of an option', () => {
  it('The picture of an option round-trips, including unknown keys', () => {
    expect(optionsOf(tartan)).toMatchObject([{ image: tartan }, { image: null }]);
    const written = serializeTemplate(aTemplate(withImage(tartan)));
    const again = parseTemplate(written);
    expect(again.ok && again.value).toEqual(aTemplate(withImage(tartan)));
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//elsewhere.example/a.webp',
    'stoffe/a.webp',
    '/\\elsewhere.example/a.webp',
    'https://shop.example/a b.webp',
    '',
  ])('The picture of an option is rejected with the URL %s, in any width', (url) => {
    const image = 'sections[0].groups[0].fields[0].options[0].image';
    expect(codesAt(withImage({ url }))).toEqual([`invalid_value ${image}.url`]);
    expect(codesAt(withImage({ ...tartan, sources: [{ url, width: 480 }] }))).toEqual([
      `invalid_value ${image}.sources[0].url`,
    ]);
  });

  it('A new picture of an option is a change of the option', () => {
    const other = { ...tartan, url: '/stoffe/anders.webp' };
    const { changes } = diffTemplates(aTemplate(withImage(tartan)), aTemplate(withImage(other)));
    expect(changes).toMatchObject([{ code: 'option_changed', fieldName: 'fabric' }]);
  });
});
