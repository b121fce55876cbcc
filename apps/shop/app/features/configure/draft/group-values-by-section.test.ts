import { loadConfigurator, setValue, type Values } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { describe, expect, it } from 'vitest';
import { groupValuesBySection } from './group-values-by-section.ts';

describe('values by section', () => {
  it('[DATA-18] [DATA-19] [DATA-20] [DATA-21] [DATA-22] [DATA-23] The built-in steps are grouped like the saved state', () => {
    const loaded = loadConfigurator(dogCoatTemplate);
    if (!loaded.ok) throw new Error('The built-in coat does not load');
    const choices = {
      breed: 'Whippet',
      weight: 12.5,
      'back.link': 'https://stoffe.example.de/1',
      selectedColor: 'red',
      type: 'complete',
      color: 'beige',
      hasSecondZipper: 'yes',
      reflectiveStitching: 'no',
      printOption: 'one-sided',
      printColor: 'white',
      printText: 'BELLA',
    };
    let values: Values = {};
    for (const [name, value] of Object.entries(choices)) values = setValue(loaded.value, values, name, value);
    expect(groupValuesBySection(loaded.value, values)).toEqual({
      'dog-information': { breed: 'Whippet', weight: 12.5 },
      'fabric-selection': { 'back.link': 'https://stoffe.example.de/1' },
      'cuff-color': { selectedColor: 'red' },
      'lining-options': { type: 'complete', color: 'beige' },
      'zipper-options': { hasSecondZipper: 'yes' },
      'additional-features': {
        reflectiveStitching: 'no',
        printOption: 'one-sided',
        printColor: 'white',
        printText: 'BELLA',
      },
    });
  });
});
