import { type Configurator, loadConfigurator, restoreValues, setValue, type Values } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { wireTemplate } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeShare, encodeShare, omittedLabels } from './share-code.ts';

function configuratorOf(type: keyof typeof builtInTemplates): Configurator {
  const loaded = loadConfigurator(builtInTemplates[type]);
  if (!loaded.ok) throw new Error(`The built-in ${type} does not load`);
  return loaded.value;
}

const coat = configuratorOf('dog-coat');
const typed = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => `§${text}§`);

/** Arbitrary values of a coat, with text in every text field. */
const choices = fc
  .tuple(...[...coat.fields.values()].map(() => fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 1200 }), typed)))
  .map((draws) => {
    let values: Values = {};
    for (const [index, field] of [...coat.fields.values()].entries()) {
      const [place, tenths, text] = draws[index] ?? [0, 10, ''];
      const option = field.options[place % Math.max(1, field.options.length)];
      const typedIn = field.type === 'number' ? tenths / 10 : field.type === 'checkbox' ? true : text;
      const raw = option?.value ?? typedIn;
      values = setValue(coat, values, field.name, raw);
    }
    return values;
  });

describe('a link to a configuration', () => {
  it('[BEY-58] A link to a configuration opens the same choices and measures', () => {
    fc.assert(
      fc.property(choices, (values) => {
        const { values: opened, dropped } = restoreValues(coat, decodeShare(encodeShare(coat, values)));
        expect(dropped).toEqual([]);
        const kept = Object.entries(values).filter(([, value]) => !(typeof value === 'string' && value.includes('§')));
        expect(opened).toEqual(Object.fromEntries(kept.filter(([name]) => opened[name] !== undefined)));
        const names = [...coat.fields.values()].filter(({ options, type }) => options.length > 0 || type === 'number');
        for (const { name } of names) expect(opened[name]).toEqual(values[name]);
      }),
    );
  });

  it('[BEY-58] A link to a configuration contains no free text and lists the omitted fields', () => {
    fc.assert(
      fc.property(choices, (values) => {
        const code = encodeShare(coat, values);
        expect(decodeURIComponent(code)).not.toContain('§');
        expect(omittedLabels(coat, values)).toContain('Rasse');
      }),
    );
  });

  it('A link to a configuration contains no file and lists the field', () => {
    const file = { id: crypto.randomUUID(), name: 'Bello.webp', mediaType: 'image/webp', bytes: 2048 };
    const loaded = loadConfigurator(
      wireTemplate([{ fields: [{ name: 'photo', label: 'Foto', field_type: 'file' }, { name: 'wish' }] }]),
    );
    if (!loaded.ok) throw new Error('The template does not load');
    const values = setValue(loaded.value, {}, 'photo', [file]);
    const code = decodeURIComponent(encodeShare(loaded.value, values));
    for (const word of [file.id, file.name, 'photo']) expect(code).not.toContain(word);
    expect(omittedLabels(loaded.value, values)).toEqual(['Foto']);
    expect(omittedLabels(loaded.value, {})).toEqual([]);
  });

  it('[BEY-58] A link to a configuration is short enough to be sent', () => {
    fc.assert(
      fc.property(choices, (values) => {
        expect(encodeShare(coat, values).length).toBeLessThan(900);
      }),
    );
  });

  it.each(['', '2!a~b', '1!', '1!~b', '1!a', '1!a(x', '1!a(', '1!a~%E0%A4%A', `1!${'a'.repeat(9_000)}~b`])(
    '[BEY-58] The code %j gives no choices',
    (code) => expect(decodeShare(code)).toBeNull(),
  );

  it('[BEY-58] A link never throws and returns only values that the template offers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'1!~(*a%_proto') })), (code) => {
        const decoded = decodeShare(`1!${code}`);
        const { values } = restoreValues(coat, decoded ?? {});
        for (const name of Object.keys(values)) expect(coat.fields.has(name)).toBe(true);
      }),
    );
    expect(restoreValues(coat, decodeShare('1!__proto__~x!type~gold!weight(12')).values).toEqual({ weight: 12 });
  });
});
