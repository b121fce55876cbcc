import { builtInTemplates } from 'configurator-core/templates';
import { expect, it } from 'vitest';
import { renderDrawing } from './render-drawing.tsx';

const coat = builtInTemplates['dog-coat'];

it('[BEY-57] draws the chosen colours as a separate file', () => {
  const print = { printOption: 'one-sided', printText: '<b>' };
  const svg = renderDrawing('dog-coat', coat, { type: 'complete', color: 'brown', ...print });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
  expect(svg).toContain('#8B4513');
  expect(svg).toContain('&lt;b&gt;');
  expect(svg).not.toContain('<b>');
});

it('draws the defaults for invalid values', () => {
  const defaults = renderDrawing('dog-coat', coat, {});
  expect(defaults).toMatch(/^<svg /);
  for (const values of [null, 'x', { type: 'gold' }]) expect(renderDrawing('dog-coat', coat, values)).toBe(defaults);
  expect(renderDrawing('dog-coat', { sections: 'none' }, {})).toBeNull();
});
