import { builtInTemplates } from 'configurator-core/templates';
import { expect, it } from 'vitest';
import { renderDrawing } from './render-drawing.tsx';

const coat = builtInTemplates['dog-coat'];

it('[BEY-57] draws the chosen colours as a file of its own', () => {
  const svg = renderDrawing('dog-coat', coat, { type: 'complete', color: 'brown', printText: '<script>' });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
  expect(svg).toContain('#8B4513');
  expect(svg).not.toContain('<script');
});

it('draws the defaults for invalid values', () => {
  expect(renderDrawing('dog-coat', coat, null)).toBe(renderDrawing('dog-coat', coat, {}));
  expect(renderDrawing('dog-coat', { sections: 'none' }, {})).toBeNull();
});
