import { loadConfigurator, parseTemplate } from 'configurator-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateIds } from '../../seed/ids.ts';
import { sources, type TemplateName, templateNames } from '../../seed/templates.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import { one, PUBLISHED, type WireTemplate, withoutStoredIds } from '../setup/example-templates.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

describe('get_complete_form', () => {
  it.each(templateNames)('[DATA-35] The published %s is returned, and the engine parses it without issues', (name) =>
    database.trial(async ({ as }) => {
      const form = await one<WireTemplate>(as('visitor'), PUBLISHED, [templateIds[name]]);
      expect(form).toMatchObject({ id: templateIds[name], version: 1 });
      expect(loadConfigurator(form)).toMatchObject({ ok: true });
    }),
  );

  it.each(templateNames)('The %s is equivalent to the one it was seeded from', (name: TemplateName) =>
    database.trial(async ({ as }) => {
      const stored = parseTemplate(await one<WireTemplate>(as('visitor'), PUBLISHED, [templateIds[name]]));
      const bundled = parseTemplate(sources[name]);
      if (!stored.ok || !bundled.ok) throw new Error('both must be readable');
      expect(withoutStoredIds(stored.value)).toEqual(withoutStoredIds(bundled.value));
    }),
  );

  it('[CFG-MODEL-02] [CFG-MODEL-04] [CFG-MODEL-05] [CFG-MODEL-09] [CFG-MODEL-22] The function get_complete_form returns every key of the model', () =>
    database.trial(async ({ as }) => {
      const form = await one<WireTemplate>(as('visitor'), PUBLISHED, [templateIds['dog-coat']]);
      const section = form.sections[0];
      const group = section?.groups[0];
      const field = group?.fields.find(({ options }) => options.length > 0);
      const keysOf = (value: object | undefined) => Object.keys(value ?? {});
      expect(keysOf(form)).toEqual(
        expect.arrayContaining(['id', 'name', 'description', 'configurator_type', 'created_at', 'updated_at']),
      );
      expect(keysOf(section)).toEqual(
        expect.arrayContaining(['id', 'template_id', 'title', 'description', 'order_index']),
      );
      expect(keysOf(group)).toEqual(
        expect.arrayContaining(['id', 'section_id', 'title', 'description', 'layout', 'order_index']),
      );
      expect(keysOf(field)).toEqual(
        expect.arrayContaining([
          'id',
          'group_id',
          'field_type',
          'label',
          'name',
          'placeholder',
          'default_value',
          'is_required',
          'validation_rules',
          'order_index',
          'additional_options',
          'conditional_display',
          'tooltip',
        ]),
      );
      expect(keysOf(field?.options[0])).toEqual(
        expect.arrayContaining([
          'id',
          'field_id',
          'label',
          'value',
          'additional_price',
          'is_default',
          'color_value',
          'order_index',
        ]),
      );
    }));

  it('An unknown template or version returns nothing', () =>
    database.trial(async ({ as }) => {
      expect(await as('visitor').value(PUBLISHED, ['40000000-0000-4000-8000-000000000099'])).toBeNull();
      expect(await as('visitor').value('select public.get_complete_form($1, 7)', [templateIds['dog-bed']])).toBeNull();
    }));
});
