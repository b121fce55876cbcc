import { loadConfigurator, restoreValues } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { expect, it } from 'vitest';
import { decodeShare, encodeShare } from './share-code.ts';

const recorded =
  '1!gender~female!weight(8.5!shoulderToSternum(14!shoulderToTail(38!chestCircumference(46!measurementsConfirmed(true!selectedColor~dark-blue!type~complete!color~beige!hasSecondZipper~yes!printOption~two-sided!printColor~reflective';

it('[BEY-58] A link that was shared on 2026-11-22 opens', () => {
  const loaded = loadConfigurator(builtInTemplates['dog-coat']);
  if (!loaded.ok) throw new Error('The built-in coat does not load.');
  const { values, dropped } = restoreValues(loaded.value, decodeShare(recorded));
  expect(dropped).toEqual([]);
  expect(values).toMatchObject({ weight: 8.5, chestCircumference: 46, type: 'complete', color: 'beige' });
  expect(encodeShare(loaded.value, values)).toBe(recorded);
});
