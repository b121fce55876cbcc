import { describe, expect, it } from 'vitest';
import { aTemplate } from '../testing/a-configurator.ts';
import { everythingTemplate, wireTemplate } from '../testing/index.ts';
import { migrateTemplateJson, TEMPLATE_FORMAT, templateMigrations } from './template.migrations.ts';

/** One case a migration; a migration without one fails below. */
const cases: Readonly<Record<string, () => void>> = {
  'empty-rules-to-null': () => {
    const json = {
      ...wireTemplate([{ fields: [{ name: 'a', options: [{ value: 'x' }] }] }]),
    };
    for (const rule of [{}, [], { field: '', operator: 'equals', value: '' }]) {
      const old = JSON.parse(
        JSON.stringify(json).replaceAll('"conditional_display":null', `"conditional_display":${JSON.stringify(rule)}`),
      );
      expect(aTemplate(old)).toEqual(aTemplate(json));
    }
  },
  'content-to-additional-options': () => {
    const template = aTemplate(
      wireTemplate([
        {
          fields: [
            { name: 'care', field_type: 'static_text', default_value: '<p>Kalt waschen</p>' },
            {
              name: 'video',
              field_type: 'iframe',
              default_value: 'https://video.example/1',
              additional_options: { rows: 3 },
            },
            { name: 'note', field_type: 'text', default_value: 'bleibt' },
          ],
        },
      ]),
    );
    const fields = template.sections[0]?.groups[0]?.fields.map((field) => [
      field.defaultValue,
      field.additionalOptions,
    ]);
    expect(fields).toEqual([
      [null, { html: '<p>Kalt waschen</p>' }],
      [null, { url: 'https://video.example/1', rows: 3 }],
      ['bleibt', {}],
    ]);
  },
};

describe('template migrations', () => {
  it('are numbered without a gap', () => {
    expect(templateMigrations.map(({ to }) => to)).toEqual(templateMigrations.map((_, index) => index + 1));
    expect(TEMPLATE_FORMAT).toBe(templateMigrations.length);
  });

  it.each(templateMigrations.map(({ name }) => name))('brings old templates on: %s', (name) => {
    const check = cases[name];
    if (!check) throw new Error(`The migration ${name} has no test.`);
    check();
  });

  it('leave a current template as it is, the same object', () => {
    for (const { migrate } of templateMigrations) {
      const current = migrateTemplateJson(everythingTemplate);
      expect(migrate(JSON.parse(JSON.stringify(current)))).toEqual(current);
    }
    expect(migrateTemplateJson(wireTemplate([]))).toEqual(wireTemplate([]));
  });

  it('start where the template says and bring its number up to date', () => {
    const old = { ...wireTemplate([{ fields: [{ name: 'a', field_type: 'static_text', default_value: 'x' }] }]) };
    expect(migrateTemplateJson({ ...old, format: 0 })).toMatchObject({ format: TEMPLATE_FORMAT });
    expect(migrateTemplateJson({ ...old, format: TEMPLATE_FORMAT })).toEqual({ ...old, format: TEMPLATE_FORMAT });
    expect(migrateTemplateJson({ ...old, format: TEMPLATE_FORMAT + 1 })).toBeNull();
  });

  it.each([null, 7, 'x', [], { sections: 7 }, { sections: [null, { groups: [{ fields: [3] }] }] }])(
    'leave alone what they do not know: %s',
    (json) => {
      expect(migrateTemplateJson(json)).toEqual(json);
    },
  );
});
