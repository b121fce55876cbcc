import type { Values } from 'configurator-core';
import { expect, it } from 'vitest';
import { namedFiles } from './named-files.ts';

it('The uploaded files are found among the values of a configuration', () => {
  const photo = { id: crypto.randomUUID(), name: 'Bello.webp', mediaType: 'image/webp', bytes: 100 };
  const drawing = { id: crypto.randomUUID(), name: 'Muster.pdf', mediaType: 'application/pdf', bytes: 200 };
  const values: Values = {
    weight: 12,
    extras: ['handle'],
    none: [],
    name: 'Bello',
    photo: [photo],
    more: [drawing],
  };
  expect(namedFiles(values)).toEqual([
    { fieldName: 'photo', file: photo },
    { fieldName: 'more', file: drawing },
  ]);
});
