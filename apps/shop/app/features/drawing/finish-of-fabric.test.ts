import { expect, it } from 'vitest';
import { finishOfFabric } from './finish-of-fabric.ts';

it.each([
  ['Wolle Tartan Rot', 'wool'],
  ['Loden Grau', 'wool'],
  ['Fleece Marine', 'fleece'],
  ['Wachstuch Oliv', 'coated'],
  ['Cord Ocker', 'cord'],
  ['Softshell, innen Fleece', 'coated'],
  ['Baumwolle Blau', 'plain'],
  ['', 'plain'],
] as const)('The finish of %s is %s', (name, finish) => {
  expect(finishOfFabric(name)).toBe(finish);
});
