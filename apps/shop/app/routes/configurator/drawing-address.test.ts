import { expect, it } from 'vitest';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { drawingAddress } from './drawing-address.ts';

it('The address contains the template version and the drawn values', () => {
  const address = new URL(drawingAddress('dog-coat', coatSettings) ?? '', 'https://shop.example');
  expect(address.pathname).toBe('/drawings/dog-coat/dog-coat/1');
  expect(JSON.parse(address.searchParams.get('values') ?? '')).toEqual({
    type: 'complete',
    color: 'beige',
    printText: 'BELLA',
  });
});

it('The address is null for a product without a drawing', () => {
  expect(drawingAddress(null, coatSettings)).toBeNull();
  expect(drawingAddress('dog-coat', null)).toBeNull();
  expect(drawingAddress('dog-coat', { ...coatSettings, _template: undefined })).toBeNull();
});
