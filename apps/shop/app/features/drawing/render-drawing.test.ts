import { builtInTemplates } from 'configurator-core/templates';
import { wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { renderDrawing } from './render-drawing.tsx';

const coat = builtInTemplates['dog-coat'];
const today = '2026-11-25';

it('[BEY-57] The chosen colours are drawn as a separate file', () => {
  const print = { printOption: 'one-sided', printText: '<b>' };
  const svg = renderDrawing('dog-coat', coat, { type: 'complete', color: 'brown', ...print }, today);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
  expect(svg).toContain('#8B4513');
  expect(svg).toContain('&lt;b&gt;');
  expect(svg).not.toContain('<b>');
});

it('The defaults are drawn for invalid values', () => {
  const defaults = renderDrawing('dog-coat', coat, {}, today);
  expect(defaults).toMatch(/^<svg /);
  for (const values of [null, 'x', { type: 'gold' }])
    expect(renderDrawing('dog-coat', coat, values, today)).toBe(defaults);
  expect(renderDrawing('dog-coat', { sections: 'none' }, {}, today)).toBeNull();
});

it("A template with the shop's own field types is drawn", () => {
  const template = wireTemplate([
    {
      fields: [
        {
          name: 'selectedColor',
          label: 'Bündchenfarbe',
          field_type: 'color',
          options: [{ value: 'brown', color_value: '#8B4513' }],
        },
        {
          name: 'wish',
          label: 'Wunschtermin',
          field_type: 'shop:date' as 'text',
          additional_options: { fromDays: 5, toDays: 90 },
        },
      ],
    },
  ]);
  const svg = renderDrawing('dog-coat', template, { selectedColor: 'brown', wish: '2026-12-22' }, today);
  expect(svg).toContain('#8B4513');
});
