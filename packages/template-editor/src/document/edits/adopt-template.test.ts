import { type Field, serializeTemplate } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { aTemplate, everythingTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, test } from 'vitest';
import { countIds } from '../../testing/count-ids.ts';
import { idsOf } from '../part-ids.ts';
import { adoptTemplate } from './adopt-template.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const open = aTemplate({ ...wireTemplate([{ fields: [{ name: 'a' }] }]), id: 'open', version: 7 });

test('[ADM-TPL-11] A template of another origin gets new UUIDs, and its references still name its fields', () => {
  const numbers = [
    { name: 'chest', field_type: 'number' as const },
    { name: 'neck', field_type: 'number' as const, validation_rules: { lessThanField: 'field:chest' } },
  ];
  const adopted = adoptTemplate(aTemplate({ ...wireTemplate([{ fields: numbers }]), id: 'file' }), open, countIds());
  expect([adopted.id, adopted.version]).toEqual(['open', 7]);
  for (const key of idsOf(adopted)) expect(key.slice(key.indexOf(':') + 1)).toMatch(uuid);
  expect(adopted.sections[0]?.groups[0]?.fields[1]?.validationRules).toEqual({ lessThanField: 'chest' });
});

test.each([
  ['the dog coat', dogCoatTemplate],
  ['everything', everythingTemplate],
])('An own template keeps every id: %s', (_, json) => {
  const template = aTemplate(json);
  expect(adoptTemplate(template, template, countIds())).toEqual(template);
});

test('A part written by hand into the own template gets a UUID, and the other parts keep their ids', () => {
  const [section] = serializeTemplate(open).sections ?? [];
  const [group] = section?.groups ?? [];
  const stored = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const field = (id: string, name: string) => ({ id, name, field_type: 'text', label: name });
  const fields = [...(group?.fields ?? []), field('mine', 'b'), field(stored, 'c'), field(stored.toUpperCase(), 'd')];
  const json = { ...serializeTemplate(open), sections: [{ ...section, groups: [{ ...group, fields }] }] };
  const ids = (adoptTemplate(aTemplate(json), open, countIds()).sections[0]?.groups[0]?.fields ?? []).map(
    ({ id }: Field) => id,
  );
  expect(ids).toEqual(['field:a', expect.stringMatching(uuid), stored, expect.stringMatching(uuid)]);
  expect(new Set(ids).size).toBe(4);
});
