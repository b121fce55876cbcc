import { describe, expect, it } from 'vitest';
import { categoryIntro } from './category-intro.ts';

describe('categoryIntro', () => {
  it('[SF-CAT-09] The intro is the description of the collection', () => {
    expect(categoryIntro({ description: ' Für jedes Wetter. ' })).toBe('Für jedes Wetter.');
  });

  it.each([null, '', '  '])('[SF-CAT-09] The intro is a default sentence if the description is %j', (description) => {
    expect(categoryIntro({ description })).toMatch(/^Jedes Stück/);
  });
});
