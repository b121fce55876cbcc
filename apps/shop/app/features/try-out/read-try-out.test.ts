import { builtInTemplates } from 'configurator-core/templates';
import { expect, it } from 'vitest';
import { readTryOut } from './read-try-out.schema.ts';
import { describeTried } from './try-out.ts';

it('The coat offers its fabrics in stock, cuffs and lining to try', () => {
  const tryOut = readTryOut(builtInTemplates['dog-coat'], 'dog-coat', ['loden-grau']);
  expect(tryOut?.fields.map(({ name, options }) => [name, options.length])).toEqual([
    ['fabric', 5],
    ['selectedColor', 10],
    ['type', 3],
  ]);
  expect(tryOut?.hasBreed).toBe(true);
  expect(tryOut?.fields[0]?.options[0]).toEqual({
    value: 'tartan-rot',
    label: 'Wolle Tartan Rot',
    color: '#8A2A2B',
    pictureUrl: '/stoffe/tartan-rot.svg',
    material: 'tartan-rot',
  });
  const tried = { fabric: 'cord-ocker', selectedColor: 'olive', type: 'gone' };
  expect(tryOut && describeTried(tryOut, tried)).toBe('Cord Ocker, Bündchenfarbe Oliv');
});

it('Products without such fields and unreadable templates offer nothing to try', () => {
  expect(readTryOut(builtInTemplates['dog-leash'], 'dog-leash', [])).toBeNull();
  expect(readTryOut({ sections: 'none' }, 'dog-coat', [])).toBeNull();
});
