import { compileTemplate, type FieldType, parseTemplate } from 'configurator-core';
import schema from 'configurator-core/template.schema.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateIds, userIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import {
  DRAFT,
  one,
  PUBLISHED,
  SAVE,
  type Saved,
  smallTemplate,
  storeCopyOf,
  type WireTemplate,
  withoutStoredIds,
} from '../setup/example-templates.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** Required properties of each field type. */
const fieldsByType: Readonly<Record<FieldType, object>> = {
  text: {},
  textarea: {},
  number: {},
  dropdown: {},
  radio: {},
  checkbox: {},
  color: {},
  static_text: {},
  iframe: {},
  computed: { computed: { result: 'number', logic: 1 } },
  file: {},
};

/** Keys of the template format that refer to a field by name or id. */
function keysNamed(part: unknown): Set<string> {
  const keys = new Set<string>();
  JSON.stringify(part, (key, value) => {
    if (String(value?.description).startsWith('Name or id of')) keys.add(key);
    return value;
  });
  return keys;
}

/** A template in which each kind of reference names a field by a temporary id. */
function templateOfReferences() {
  const template = smallTemplate();
  const number = (name: string, validation_rules: object | null = null) => ({
    id: `f-${name}`,
    name,
    field_type: 'number',
    label: name,
    validation_rules,
    options: [],
  });
  const text = { id: 'f-print', name: 'print', field_type: 'text', label: 'Aufdruck', options: [] };
  const fields = [
    number('chest'),
    number('neck', { lessThanField: 'f-chest' }),
    number('back', { greaterThanField: 'f-neck' }),
    { ...text, conditional_display: { all: [{ field: 'f-chest', operator: 'greater_than', value: 1 }] } },
  ];
  const amounts = [
    { per_character: 10, field: 'f-print' },
    { per_unit: 10, field: 'f-back' },
    { table: { columns: { field: 'f-chest', ranges: [{ from: 0, to: 50 }] }, cells: [[100]], gap: 'reject' } },
  ];
  template.sections[0]?.groups[0]?.fields.push(...(fields as never[]));
  const price_rules = amounts.map((amount, index) => ({ id: `rule-${index}`, label: 'Preis', amount }));
  return { template: { ...template, price_rules }, keys: ['field', 'greaterThanField', 'lessThanField'] };
}

/** Why the shop cannot use a template. */
function faultsOf(json: unknown): unknown {
  const parsed = parseTemplate(json);
  if (!parsed.ok) return parsed.error;
  const compiled = compileTemplate(parsed.value);
  return compiled.ok ? [] : compiled.error;
}

describe('saving a template', () => {
  it.each(Object.entries(fieldsByType))('A save stores a field of type %s', (field_type, given) =>
    database.trial(async ({ as }) => {
      const template = smallTemplate();
      const field = { id: 'temp-7', name: 'field', label: 'Feld', options: [], field_type, ...given };
      template.sections[0]?.groups[0]?.fields.push(field);
      const { id } = await one<Saved>(as('admin'), SAVE, [template, null, false]);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      expect(draft.sections[0]?.groups[0]?.fields.at(-1)).toMatchObject({ field_type });
    }),
  );

  it('[ADM-TPL-11] [ADM-TPL-15] [ADM-TPL-10] A new template is stored under real ids, which are returned', () =>
    database.trial(async ({ as }) => {
      const saved = await one<Saved>(as('admin'), SAVE, [smallTemplate(), null, false]);
      expect(Object.keys(saved.ids).sort()).toEqual(['temp-1', 'temp-2', 'temp-3', 'temp-4', 'temp-5', 'temp-6']);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [saved.id]);
      const [size, note] = draft.sections[0]?.groups[0]?.fields ?? [];
      expect(draft).toMatchObject({ name: 'Klein', invented_key: { kept: true }, revision: 1, version: 0 });
      expect(note?.conditional_display).toEqual({ field: size?.id, operator: 'equals', value: 's' });
      expect(size?.options.map(({ additional_price }) => additional_price)).toEqual([8.5, 0]);
    }));

  it('[ADM-TPL-11] A field is renamed wherever a rule, an amount or a comparison refers to it by a temporary id', () =>
    database.trial(async ({ as }) => {
      const { template, keys } = templateOfReferences();
      expect(faultsOf(template)).toEqual([]);
      const { id } = await one<Saved>(as('admin'), SAVE, [template, null, true]);
      const published = await one<WireTemplate>(as('admin'), PUBLISHED, [id]);
      expect(faultsOf(published)).toEqual([]);
      expect([...keysNamed(schema)].sort()).toEqual(keys);
      expect(JSON.stringify(published)).not.toContain('"f-');
    }));

  it('A text that only looks like a temporary id or a reference to it is unchanged', () =>
    database.trial(async ({ as }) => {
      const template = smallTemplate();
      const [, note] = template.sections[0]?.groups[0]?.fields ?? [];
      const texts = { label: 'temp-3', placeholder: '{"id": "temp-3", "field": "temp-3"}', '"id': 'temp-3' };
      Object.assign(note ?? {}, texts, { id: 'temp"\\-6', name: 'temp-6' });
      const { id, ids } = await one<Saved>(as('admin'), SAVE, [template, null, false]);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      expect(draft.sections[0]?.groups[0]?.fields[1]).toMatchObject({ ...texts, id: ids['temp"\\-6'] });
    }));

  it('A name takes precedence over the same id of another field', () =>
    database.trial(async ({ as }) => {
      const template = smallTemplate();
      const [size, note] = template.sections[0]?.groups[0]?.fields ?? [];
      Object.assign(size ?? {}, { name: 'temp-6' });
      Object.assign(note ?? {}, { conditional_display: { field: 'temp-6', operator: 'equals', value: 's' } });
      const { id } = await one<Saved>(as('admin'), SAVE, [template, null, false]);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      expect(draft.sections[0]?.groups[0]?.fields[1]?.conditional_display).toMatchObject({ field: 'temp-6' });
    }));

  it('[ADM-TPL-11] A new template is stored once, however often it is sent, and not after it was deleted', () =>
    database.trial(async ({ owner, as }) => {
      const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
      const send = [{ ...smallTemplate(), id }, null, false];
      const first = await one<Saved>(as('admin'), SAVE, send);
      const again = await one<Saved>(as('admin'), SAVE, [{ ...smallTemplate(), id, name: 'Nochmals' }, null, false]);
      expect([first.id, again.id]).toEqual([id, id]);
      const count = `select count(*) from public.form_templates where name in ('Klein', 'Nochmals')`;
      expect(await owner.value(count)).toBe(1);
      const bin = await as('admin').value('select public.delete_form_template($1)', [id]);
      expect(await as('admin').failure(SAVE, send)).toMatchObject({ message: 'unknown_template', code: 'PT404' });
      expect(await owner.value(count)).toBe(0);
      await as('admin').query('select public.restore_deleted($1)', [bin]);
      expect(await one(as('admin'), DRAFT, [id])).toMatchObject({ name: 'Nochmals' });
    }));

  it('[ADM-TPL-12] [ADM-TPL-13] [ADM-TPL-14] A save updates by id, sorts by position and deletes missing parts', () =>
    database.trial(async ({ owner, as }) => {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-coat']]);
      const [first, second, ...rest] = draft.sections;
      if (!first || !second) throw new Error('two sections expected');
      const next = { ...draft, sections: [{ ...second, title: 'Vorn' }, first, ...rest.slice(1)] };
      await as('admin').query(SAVE, [next, draft.revision, false]);
      const after = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-coat']]);
      expect(after.sections.map(({ id, title, order_index }) => ({ id, title, order_index }))).toEqual(
        next.sections.map(({ id, title }, order_index) => ({ id, title, order_index })),
      );
      expect(await owner.value('select count(*) from public.form_sections where id = $1', [rest[0]?.id])).toBe(0);
    }));

  it.each(['file', 'acme:date'])('A field of type %s is stored with its options and rules', (field_type) =>
    database.trial(async ({ as }) => {
      const template = smallTemplate();
      const [, note] = template.sections[0]?.groups[0]?.fields ?? [];
      const rules = { additional_options: { accept: ['image'] }, validation_rules: { maxFiles: 2 } };
      Object.assign(note ?? {}, { field_type, ...rules });
      const { id } = await one<Saved>(as('admin'), SAVE, [template, null, false]);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      expect(draft.sections[0]?.groups[0]?.fields[1]).toMatchObject({ field_type, ...rules });
    }),
  );

  it('A field that moved to another section is kept, with its options', () =>
    database.trial(async ({ as }) => {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-coat']]);
      const [source, target] = [draft.sections[3]?.groups[0], draft.sections[0]?.groups[0]];
      const moved = source?.fields.pop();
      if (!moved || !target) throw new Error('a field expected');
      target.fields.push(moved);
      await as('admin').query(SAVE, [draft, null, false]);
      const after = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-coat']]);
      const stored = after.sections[0]?.groups[0]?.fields.at(-1);
      expect(stored).toMatchObject({ id: moved.id, name: moved.name });
      expect(stored?.options.map(({ id }) => id)).toEqual(moved.options.map(({ id }) => id));
    }));

  it('[BEY-65] A save that overwrites changes another admin saved in between is rejected', () =>
    database.trial(async ({ as }) => {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-leash']]);
      await as('admin').query(SAVE, [{ ...draft, name: 'Erste' }, draft.revision, false]);
      expect(await as('admin').failure(SAVE, [{ ...draft, name: 'Zweite' }, draft.revision, false])).toMatchObject({
        message: 'revision_conflict',
      });
    }));

  it('[BEY-65] A template that another admin deleted is not saved, also not as an overwrite', () =>
    database.trial(async ({ owner, as }) => {
      const { id } = await one<Saved>(as('admin'), SAVE, [smallTemplate(), null, false]);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      await as('admin').query('select public.delete_form_template($1)', [id]);
      const before = await owner.value('select count(*) from public.form_templates');
      for (const revision of [draft.revision, null]) {
        const failure = await as('admin').failure(SAVE, [{ ...draft, name: 'Verspätet' }, revision, true]);
        expect(failure).toMatchObject({ message: 'unknown_template', code: 'PT404' });
      }
      expect(await owner.value('select count(*) from public.form_templates')).toBe(before);
    }));

  it('Rows of another template never change: an imported copy gets its own ids', () =>
    database.trial(async ({ as }) => {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-bed']]);
      const saved = await one<Saved>(as('admin'), SAVE, [{ ...draft, id: 'import', name: 'Import' }, null, false]);
      const original = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-bed']]);
      const copy = await one<WireTemplate>(as('admin'), DRAFT, [saved.id]);
      expect(original).toEqual(draft);
      expect(withoutStoredIds(parseTemplate(copy))).toMatchObject({ ok: true });
      expect(copy.sections.map(({ id }) => id)).not.toEqual(draft.sections.map(({ id }) => id));
    }));

  it('A save is rolled back if a part cannot be stored', () =>
    database.trial(async ({ as }) => {
      const before = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-coat']]);
      const broken: WireTemplate = structuredClone(before);
      const option = broken.sections
        .flatMap(({ groups }) => groups)
        .flatMap(({ fields }) => fields)
        .flatMap(({ options }) => options)[0];
      if (option) option.additional_price = -1;
      expect((await as('admin').failure(SAVE, [{ ...broken, name: 'Halb' }, null, true])).code).toBe('23514');
      expect(await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-coat']])).toEqual(before);
    }));

  it('[ADM-TPL-07] Shoppers see the published state until the next one is published', () =>
    database.trial(async ({ as }) => {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-leash']]);
      await as('admin').query(SAVE, [{ ...draft, name: 'Entwurf' }, null, false]);
      expect(await one(as('visitor'), PUBLISHED, [templateIds['dog-leash']])).toMatchObject({
        version: 1,
        name: draft.name,
      });
      expect(await as('admin').value('select public.publish_form_template($1)', [templateIds['dog-leash']])).toBe(2);
      expect(await one(as('visitor'), PUBLISHED, [templateIds['dog-leash']])).toMatchObject({
        version: 2,
        name: 'Entwurf',
      });
      const first = await as('visitor').value('select public.get_complete_form($1, 1)', [templateIds['dog-leash']]);
      expect(first).toMatchObject({ version: 1, name: draft.name });
    }));

  it('An unchanged draft creates no new version', () =>
    database.trial(async ({ as }) => {
      expect(await as('admin').value('select public.publish_form_template($1)', [templateIds['dog-coat']])).toBe(1);
    }));

  it('[ADM-TPL-21] [ADM-TPL-22] A template is duplicated with all parts under new ids, as a draft', () =>
    database.trial(async ({ as }) => {
      const id = await storeCopyOf(as('admin'), templateIds['dog-coat']);
      const original = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-coat']]);
      const copy = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      expect(copy).toMatchObject({ name: `${original.name} (Copy)`, version: 0 });
      const [parsedCopy, parsedOriginal] = [parseTemplate(copy), parseTemplate(original)];
      if (!parsedCopy.ok || !parsedOriginal.ok) throw new Error('both must be readable');
      for (const part of ['sections', 'priceRules'] as const) {
        expect(withoutStoredIds(parsedCopy.value[part])).toEqual(withoutStoredIds(parsedOriginal.value[part]));
      }
      const idsOf = ({ id: own, sections }: WireTemplate) =>
        new Set(JSON.stringify({ id: own, sections }).match(/"id":"[^"]+"/g));
      expect([...idsOf(copy)].filter((text) => idsOf(original).has(text))).toEqual([]);
    }));

  it.each(['visitor', 'anna'] as const)('[ADM-TPL-24] The caller %s can neither read drafts nor save', (actor) =>
    database.trial(async ({ as }) => {
      for (const call of [DRAFT, 'select public.publish_form_template($1)']) {
        expect((await as(actor).failure(call, [templateIds['dog-coat']])).code).toBe('42501');
      }
      expect((await as(actor).failure(SAVE, [smallTemplate(), null, true])).code).toBe('42501');
    }),
  );

  it('The publishing admin is recorded', () =>
    database.trial(async ({ owner, as }) => {
      const saved = await one<Saved>(as('admin'), SAVE, [smallTemplate(), null, true]);
      expect(saved.version).toBe(1);
      expect(
        await owner.value('select published_by from public.template_versions where template_id = $1', [saved.id]),
      ).toBe(userIds.admin);
    }));
});
