import { describe, expect, it } from 'vitest';
import { parseTemplate, serializeTemplate } from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { everythingTemplate, wireTemplate } from '../../testing/index.ts';
import { migrateTemplate, TEMPLATE_FORMAT, templateMigrations } from './template.migrations.ts';

/** One case per migration. Another test fails if a migration has none. */
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
  'ids-of-price-rules': () => {
    const rule = (id?: unknown) => ({ label: 'Übergröße', amount: 1200, ...(id === undefined ? {} : { id }) });
    const idsOf = (rules: readonly object[]) =>
      aTemplate({ ...wireTemplate([]), price_rules: rules }).priceRules.map(({ id }) => id);
    expect(idsOf([rule(), rule('own'), rule(null)])).toEqual(['price-rule-1', 'own', 'price-rule-3']);
    expect(idsOf([rule(), rule('price-rule-1')])).toEqual(['price-rule-1-', 'price-rule-1']);
  },
};

describe('template migrations', () => {
  it('Template migrations are numbered without a gap', () => {
    expect(templateMigrations.map(({ to }) => to)).toEqual(templateMigrations.map((_, index) => index + 1));
    expect(TEMPLATE_FORMAT).toBe(templateMigrations.length);
  });

  it.each(templateMigrations.map(({ name }) => name))('Old templates are migrated: %s', (name) => {
    const check = cases[name];
    if (!check) throw new Error(`The migration ${name} has no test.`);
    check();
  });

  it('Template migrations leave a current template unchanged', () => {
    const current = serializeTemplate(aTemplate(everythingTemplate));
    expect(JSON.stringify(migrateTemplate({ ...current }))).toBe(JSON.stringify(current));
  });

  it('Migrations start at the format of the template and update its number', () => {
    const old = { ...wireTemplate([{ fields: [{ name: 'a', field_type: 'static_text', default_value: 'x' }] }]) };
    const optionsIn = (format: number) => {
      const template = aTemplate({ ...old, format });
      expect(template.extra).toEqual({ format: TEMPLATE_FORMAT });
      return template.sections[0]?.groups[0]?.fields[0]?.additionalOptions;
    };
    expect(optionsIn(0)).toEqual({ html: 'x' });
    expect(optionsIn(TEMPLATE_FORMAT)).toEqual({});
    expect(parseTemplate({ ...old, format: TEMPLATE_FORMAT + 1 })).toMatchObject({ ok: false });
  });

  it.each([{}, { conditional_display: 7 }, { field_type: 'iframe', default_value: 3 }, { default_value: null }])(
    'Unknown values are left unchanged: %j',
    (element) => {
      for (const { migrate } of templateMigrations) {
        expect(migrate([structuredClone(element)], 'fields')).toEqual([element]);
      }
    },
  );
});
