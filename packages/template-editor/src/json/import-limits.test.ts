import { dogCoatTemplate } from 'configurator-core/templates';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, test } from 'vitest';
import { createReport, hasErrors } from '../findings/report.ts';
import { countIds } from '../testing/count-ids.ts';
import { importTemplate } from './json-file.ts';

const current = aTemplate(dogCoatTemplate);

/** Returns a template file with one field of the given properties. */
function fileWith(field: Record<string, unknown>): string {
  return JSON.stringify({
    id: 'file',
    name: 'Datei',
    sections: [{ id: 's', title: 'S', groups: [{ id: 'g', fields: [{ id: 'f', name: 'f', label: 'F', ...field }] }] }],
  });
}

function nested(depth: number): unknown {
  return depth === 0 ? { field: 'g', operator: 'equals', value: 'x' } : { not: nested(depth - 1) };
}

const sum = (parts: number) => ({ '+': Array.from({ length: parts }, () => 1) });

test.each([
  ['an unknown type', { field_type: 'wheel' }, 'invalid_value', 'field_type'],
  ['a condition too deep', { field_type: 'text', conditional_display: nested(40) }, 'too_deep', 'conditional_display'],
  ['too many steps', { field_type: 'text', conditional_display: { logic: sum(600) } }, 'unsafe_logic', 'logic'],
  ['an unknown operator', { field_type: 'text', conditional_display: { logic: { log: 1 } } }, 'unsafe_logic', 'logic'],
])('[BEY-42] An import with %s is rejected completely, with the path', (_, field, code, path) => {
  const read = importTemplate(fileWith(field), current, countIds());
  expect(read).toMatchObject({ ok: false, error: { issues: [{ code, path: expect.arrayContaining([path]) }] } });
});

test('[BEY-42] A key that would pollute the prototype is rejected; similar keys are plain data', () => {
  const withKey = (key: string) =>
    importTemplate(
      fileWith({ field_type: 'text', additional_options: {} }).replace(
        '"additional_options":{',
        `"additional_options":{"${key}":{"isAdmin":true}`,
      ),
      current,
      countIds(),
    );
  expect(withKey('__proto__')).toMatchObject({ ok: false, error: { issues: [{ code: 'forbidden_key' }] } });
  expect(withKey('constructor').ok).toBe(true);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
});

test('[BEY-42] Cyclic rules cannot be published', () => {
  const rule = (field: string) => ({ field, operator: 'equals', value: 'x' }) as const;
  const circle = wireTemplate([
    {
      title: 'S',
      fields: [
        { name: 'a', conditional_display: rule('b') },
        { name: 'b', conditional_display: rule('a') },
      ],
    },
  ]);
  expect(importTemplate(JSON.stringify(circle), current, countIds()).ok).toBe(true);
  const report = createReport(circle, 9900);
  expect(hasErrors(report)).toBe(true);
  expect(report.findings.map(({ code }) => code)).toContain('visibility_cycle');
});
