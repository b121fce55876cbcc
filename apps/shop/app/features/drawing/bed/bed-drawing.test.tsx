import { evaluate, initialValues, loadConfigurator, sectionStates, setValues, type Values } from 'configurator-core';
import { dogBedTemplate } from 'configurator-core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { namedDrawing } from '../named-drawing.tsx';
import { BedDrawing } from './bed-drawing.tsx';

function draw(entered: Values): string {
  const loaded = loadConfigurator(dogBedTemplate);
  if (!loaded.ok) throw new Error('The template does not load');
  const values = setValues(loaded.value, initialValues(loaded.value), entered);
  const fields = sectionStates(evaluate(loaded.value, values)).flatMap(({ groups }) =>
    groups.flatMap((group) => group.fields),
  );
  return renderToStaticMarkup(<BedDrawing fields={fields} />);
}

describe('the drawing of the bed', () => {
  it('The bed is drawn before anything is chosen, without measures', () => {
    const drawing = draw({});
    expect(drawing).toContain('#D8C7A3');
    expect(drawing).not.toContain(' cm</text>');
  });

  it('The bed has the shape, the size, the cover and the embroidery that were chosen', () => {
    const drawing = draw({
      lengthCm: 120,
      widthCm: 80,
      coverFabric: 'corduroy',
      coverColor: 'moss',
      hasEmbroidery: true,
      embroideryText: 'Frieda',
    });
    expect(drawing).toContain(
      'aria-label="Rechteckiges Hundebett von oben, 120 × 80 cm, Cord, Moos, Stickerei „Frieda“"',
    );
    expect(drawing).toContain('#5C6B4A');
    expect(drawing).toContain('>120 cm<');
    expect(drawing).toContain('>80 cm<');
    expect(drawing).toContain('>Frieda<');
  });

  it('The round bed has one measure, and a larger one is drawn larger', () => {
    const [small, large] = [60, 120].map((diameterCm) => draw({ shape: 'round', diameterCm }));
    expect(small).toContain('⌀ 60 cm');
    expect(large).toContain('⌀ 120 cm');
    const widest = (drawing = '') =>
      Math.max(...[...drawing.matchAll(/<rect width="([\d.]+)"/g)].map(([, at]) => Number(at)));
    expect(widest(large)).toBeGreaterThan(1.8 * widest(small));
  });

  it('The drawing has no style attribute, as a strict CSP requires', () => {
    expect(draw({ coverFabric: 'waterproof' })).not.toContain('style=');
  });
});

describe('the drawing that a template names', () => {
  it.each([undefined, null, 7, 'sofa', 'toString', '__proto__'])(
    'A template that names %o has no drawing of its own',
    (name) => {
      expect(namedDrawing({ extra: { 'x-drawing': name } })).toBeNull();
    },
  );
});
