import { type Configurator, loadConfigurator } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { expect, it } from 'vitest';
import { firstOpenStep } from './first-open-step.ts';

function load(template: unknown): Configurator {
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error('The template does not load');
  return loaded.value;
}

it('The first open step is the first section with a missing value, or none', () => {
  const coat = load(builtInTemplates['dog-coat']);
  expect(firstOpenStep(coat, {}, 9_900)).toBe(0);
  expect(firstOpenStep(coat, { weight: 12.5 }, 9_900)).toBe(1);
  const leash = load(builtInTemplates['dog-leash']);
  expect(firstOpenStep(leash, { 'back.link': 'https://stoffe.example/loden' }, 4_400)).toBeNull();
});
