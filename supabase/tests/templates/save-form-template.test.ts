import { compileTemplate, type FieldType, parseTemplate } from 'configurator-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateIds, userIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import {
  DRAFT,
  one,
  PUBLISHED,
  publish,
  SAVE,
  type Saved,
  saveAndPublish,
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

/** A template in which each kind of reference names a field by its id. */
function templateOfReferences() {
  const template = smallTemplate();
  const ids = { chest: crypto.randomUUID(), neck: crypto.randomUUID(), back: crypto.randomUUID() };
  const number = (name: keyof typeof ids, validation_rules: object | null = null) => ({
    id: ids[name],
    name,
    field_type: 'number',
    label: name,
    validation_rules,
    options: [],
  });
  const text = { id: crypto.randomUUID(), name: 'print', field_type: 'text', label: 'Aufdruck', options: [] };
  const fields = [
    number('chest'),
    number('neck', { lessThanField: ids.chest }),
    number('back', { greaterThanField: ids.neck }),
    { ...text, conditional_display: { all: [{ field: ids.chest, operator: 'greater_than', value: 1 }] } },
  ];
  const amounts = [
    { per_character: 10, field: text.id },
    { per_unit: 10, field: ids.back },
    { table: { columns: { field: ids.chest, ranges: [{ from: 0, to: 50 }] }, cells: [[100]], gap: 'reject' } },
  ];
  template.sections[0]?.groups[0]?.fields.push(...(fields as never[]));
  const price_rules = amounts.map((amount, index) => ({ id: `rule-${index}`, label: 'Preis', amount }));
  return { ...template, price_rules };
}

/** Why the shop cannot use a template. */
function faultsOf(json: unknown): unknown {
  const parsed = parseTemplate(json);
  if (!parsed.ok) return parsed.error;
  const compiled = compileTemplate(parsed.value);
  return compiled.ok ? [] : compiled.error;
}

/** A part of a template whose ids a test changes. */
type Part = { id?: unknown };

function below(part: Part, key: string, index: number): Part {
  return Object(part)[key][index];
}

const fieldAt = (template: Part, index: number) =>
  below(below(below(template, 'sections', 0), 'groups', 0), 'fields', index);

/** The ids of a template and its parts, sorted. */
function idsOf({ id, sections }: object & { id: unknown; sections: unknown }): readonly unknown[] {
  const ids: unknown[] = [];
  JSON.stringify({ id, sections }, (key, value) => {
    if (key === 'id') ids.push(value);
    return value;
  });
  return ids.sort();
}

describe('saving a template', () => {
  it.each(Object.entries(fieldsByType))('A save stores a field of type %s', (field_type, given) =>
    database.trial(async ({ as }) => {
      const template = smallTemplate();
      const field = { id: crypto.randomUUID(), name: 'field', label: 'Feld', options: [], field_type, ...given };
      template.sections[0]?.groups[0]?.fields.push(field);
      const { id } = await one<Saved>(as('admin'), SAVE, [template, null]);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      expect(draft.sections[0]?.groups[0]?.fields.at(-1)).toMatchObject({ field_type });
    }),
  );

  it('[ADM-TPL-11] [ADM-TPL-15] [ADM-TPL-10] A new template is stored under the ids that it has', () =>
    database.trial(async ({ as }) => {
      const template = smallTemplate();
      const saved = await one<Saved>(as('admin'), SAVE, [template, null]);
      expect(saved).toMatchObject({ id: template.id, revision: 1, version: 0 });
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [saved.id]);
      const [size, note] = draft.sections[0]?.groups[0]?.fields ?? [];
      expect(draft).toMatchObject({ name: 'Klein', invented_key: { kept: true }, revision: 1, version: 0 });
      expect(note?.conditional_display).toEqual({ field: size?.id, operator: 'equals', value: 's' });
      expect(size?.options.map(({ additional_price }) => additional_price)).toEqual([8.5, 0]);
      expect(idsOf(draft)).toEqual(idsOf(template));
    }));

  it('[ADM-TPL-11] [ADM-TPL-21] [BEY-63] References by id, also lessThanField, compile in every version and copy', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const template = templateOfReferences();
      const { id } = await saveAndPublish(as, template);
      const published = () => one<WireTemplate>(as('visitor'), PUBLISHED, [id]);
      expect(faultsOf(await published())).toEqual([]);
      expect((await published()).sections[0]?.groups[0]?.fields[3]?.validation_rules).toEqual({
        lessThanField: template.sections[0]?.groups[0]?.fields[2]?.id,
      });
      const copyId = await storeCopyOf(admin, id);
      expect(faultsOf(await one(admin, DRAFT, [copyId]))).toEqual([]);
      const deletion = await admin.value('select public.delete_form_template($1)', [id]);
      await admin.query('select public.restore_deleted($1)', [deletion]);
      expect(faultsOf(await one(admin, DRAFT, [id]))).toEqual([]);
      expect(faultsOf(await published())).toEqual([]);
      // An older version is restored in the editor and saved.
      const draft = await one<WireTemplate>(admin, DRAFT, [id]);
      const [section] = draft.sections;
      await saveAndPublish(as, { ...draft, sections: [{ ...section, groups: [] }] }, draft.revision);
      const first = await one<WireTemplate>(admin, 'select public.get_complete_form($1, 1)', [id]);
      await saveAndPublish(as, first);
      expect(faultsOf(await published())).toEqual([]);
    }));

  const wrongIds: readonly (readonly [string, unknown])[] = [
    ['no UUID', 'new-1'],
    ['a UUID in capital letters', 'AAAAAAAA-1111-4111-8111-111111111111'],
    ['missing', undefined],
    ['a number', 7],
  ];
  it.each(wrongIds)('[ADM-TPL-11] An id that is %s is rejected with its path, on every level', (_, id) =>
    database.trial(async ({ as }) => {
      const places = [
        ['id', (template: Part) => template],
        ['sections[0].id', (template: Part) => below(template, 'sections', 0)],
        ['sections[0].groups[0].id', (template: Part) => below(below(template, 'sections', 0), 'groups', 0)],
        ['sections[0].groups[0].fields[1].id', (template: Part) => fieldAt(template, 1)],
        [
          'sections[0].groups[0].fields[0].options[1].id',
          (template: Part) => below(fieldAt(template, 0), 'options', 1),
        ],
      ] as const;
      for (const [path, find] of places) {
        const template = smallTemplate();
        find(template).id = id;
        const failure = await as('admin').failure(SAVE, [template, null]);
        expect(failure).toMatchObject({ message: 'invalid_template', code: 'PT422' });
        expect(failure.detail).toContain(path === 'id' ? 'The id of the template' : `The id at ${path} `);
      }
    }),
  );

  it('An id that two parts of the same kind have is rejected', () =>
    database.trial(async ({ as }) => {
      const template = smallTemplate();
      const [size, note] = template.sections[0]?.groups[0]?.fields ?? [];
      Object.assign(note ?? {}, { id: size?.id });
      const failure = await as('admin').failure(SAVE, [template, null]);
      expect(failure).toMatchObject({ message: 'invalid_template', code: 'PT422' });
      expect(failure.detail).toContain('sections[0].groups[0].fields[1].id');
    }));

  it('[ADM-TPL-11] A new template is stored once, however often it is sent, and not after it was deleted', () =>
    database.trial(async ({ owner, as }) => {
      const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
      const send = [{ ...smallTemplate(), id }, null];
      const first = await one<Saved>(as('admin'), SAVE, send);
      const again = await one<Saved>(as('admin'), SAVE, [{ ...smallTemplate(), id, name: 'Nochmals' }, null]);
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
      await as('admin').query(SAVE, [next, draft.revision]);
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
      const { id } = await one<Saved>(as('admin'), SAVE, [template, null]);
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
      await as('admin').query(SAVE, [draft, null]);
      const after = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-coat']]);
      const stored = after.sections[0]?.groups[0]?.fields.at(-1);
      expect(stored).toMatchObject({ id: moved.id, name: moved.name });
      expect(stored?.options.map(({ id }) => id)).toEqual(moved.options.map(({ id }) => id));
    }));

  it('[BEY-65] A save that overwrites changes another admin saved in between is rejected', () =>
    database.trial(async ({ as }) => {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-leash']]);
      await as('admin').query(SAVE, [{ ...draft, name: 'Erste' }, draft.revision]);
      expect(await as('admin').failure(SAVE, [{ ...draft, name: 'Zweite' }, draft.revision])).toMatchObject({
        message: 'revision_conflict',
      });
    }));

  it('[BEY-65] A template that another admin deleted is not saved, also not as an overwrite', () =>
    database.trial(async ({ owner, as }) => {
      const { id } = await one<Saved>(as('admin'), SAVE, [smallTemplate(), null]);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      await as('admin').query('select public.delete_form_template($1)', [id]);
      const before = await owner.value('select count(*) from public.form_templates');
      for (const revision of [draft.revision, null]) {
        const failure = await as('admin').failure(SAVE, [{ ...draft, name: 'Verspätet' }, revision]);
        expect(failure).toMatchObject({ message: 'unknown_template', code: 'PT404' });
      }
      expect(await owner.value('select count(*) from public.form_templates')).toBe(before);
    }));

  it('A save never moves a part of another template: it is refused with the path', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const original = await one<WireTemplate>(admin, DRAFT, [templateIds['dog-bed']]);
      const [section] = original.sections;
      const [group] = section?.groups ?? [];
      const field = group?.fields.find(({ options }) => options.length > 0);
      const stolen: readonly (readonly [string, (template: Part) => void])[] = [
        ['sections[0].id', (template) => Object.assign(below(template, 'sections', 0), { id: section?.id })],
        [
          'sections[0].groups[0].id',
          (template) => Object.assign(below(below(template, 'sections', 0), 'groups', 0), { id: group?.id }),
        ],
        ['sections[0].groups[0].fields[1].id', (template) => Object.assign(fieldAt(template, 1), { id: field?.id })],
        [
          'sections[0].groups[0].fields[0].options[0].id',
          (template) => Object.assign(below(fieldAt(template, 0), 'options', 0), { id: field?.options[0]?.id }),
        ],
      ];
      const own = smallTemplate();
      await admin.query(SAVE, [own, null]);
      for (const [path, steal] of stolen) {
        for (const template of [structuredClone(own), smallTemplate()]) {
          steal(template);
          const failure = await admin.failure(SAVE, [template, null]);
          expect(failure).toMatchObject({ message: 'foreign_id', code: 'PT409' });
          expect(JSON.parse(failure.detail ?? '')).toEqual({ path });
        }
      }
      expect(await one<WireTemplate>(admin, DRAFT, [templateIds['dog-bed']])).toEqual(original);
      // A whole template under another id, as a file that was imported without new ids.
      const copy = { ...original, id: crypto.randomUUID() };
      expect(await admin.failure(SAVE, [copy, null])).toMatchObject({ message: 'foreign_id' });
    }));

  it('An older version is refused if its part belongs to another template by now', () =>
    database.trial(async ({ as }) => {
      const admin = as('admin');
      const template = smallTemplate();
      const { id } = await saveAndPublish(as, template);
      const [section] = template.sections;
      const [group] = section?.groups ?? [];
      const left = { ...template, sections: [{ ...section, groups: [{ ...group, fields: [] }] }] };
      await admin.query(SAVE, [left, null]);
      const taker = smallTemplate();
      taker.sections[0]?.groups[0]?.fields.splice(0, 2, ...(group?.fields ?? []));
      await admin.query(SAVE, [taker, null]);
      const first = await one<WireTemplate>(admin, 'select public.get_complete_form($1, 1)', [id]);
      const failure = await admin.failure(SAVE, [first, null]);
      expect(failure).toMatchObject({ message: 'foreign_id', code: 'PT409' });
      expect(JSON.parse(failure.detail ?? '')).toEqual({ path: 'sections[0].groups[0].fields[0].id' });
      expect(faultsOf(await one(admin, DRAFT, [taker.id]))).toEqual([]);
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
      expect((await as('admin').failure(SAVE, [{ ...broken, name: 'Halb' }, null])).code).toBe('23514');
      expect(await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-coat']])).toEqual(before);
    }));

  it('[ADM-TPL-07] Shoppers see the published state until the next one is published', () =>
    database.trial(async ({ as }) => {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [templateIds['dog-leash']]);
      await as('admin').query(SAVE, [{ ...draft, name: 'Entwurf' }, null]);
      expect(await one(as('visitor'), PUBLISHED, [templateIds['dog-leash']])).toMatchObject({
        version: 1,
        name: draft.name,
      });
      expect(await publish(as, templateIds['dog-leash'])).toBe(2);
      expect(await one(as('visitor'), PUBLISHED, [templateIds['dog-leash']])).toMatchObject({
        version: 2,
        name: 'Entwurf',
      });
      const first = await as('visitor').value('select public.get_complete_form($1, 1)', [templateIds['dog-leash']]);
      expect(first).toMatchObject({ version: 1, name: draft.name });
    }));

  it('An unchanged draft creates no new version', () =>
    database.trial(async ({ as }) => {
      expect(await publish(as, templateIds['dog-coat'])).toBe(1);
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
      const originalIds = new Set(idsOf(original));
      expect(idsOf(copy).filter((each) => originalIds.has(each))).toEqual([]);
    }));

  it.each(['visitor', 'anna'] as const)('[ADM-TPL-24] The caller %s can neither read drafts nor save', (actor) =>
    database.trial(async ({ as }) => {
      expect((await as(actor).failure(DRAFT, [templateIds['dog-coat']])).code).toBe('42501');
      expect((await as(actor).failure(SAVE, [smallTemplate(), null])).code).toBe('42501');
    }),
  );

  it('The publishing admin is recorded, also in the audit log', () =>
    database.trial(async ({ owner, as }) => {
      const saved = await saveAndPublish(as, smallTemplate());
      expect(saved.version).toBe(1);
      expect(
        await owner.value('select published_by from public.template_versions where template_id = $1', [saved.id]),
      ).toBe(userIds.admin);
      const audit = `select actor_id, action from public.audit_log where table_name = 'template_versions' and row_id = $1`;
      expect(await owner.query(audit, [`${saved.id}:1`])).toEqual([{ actor_id: userIds.admin, action: 'INSERT' }]);
      expect(await publish(as, saved.id)).toBe(1);
      expect(await owner.query(audit, [`${saved.id}:1`])).toHaveLength(1);
    }));

  it.each(['visitor', 'anna', 'admin'] as const)('The caller %s publishes only through the function', (actor) =>
    database.trial(async ({ as }) => {
      const id = templateIds['dog-coat'];
      const draft = await one<{ digest: string }>(as('service'), 'select public.get_draft_to_publish($1)', [id]);
      const calls: readonly (readonly [string, readonly unknown[]])[] = [
        ['select public.get_draft_to_publish($1)', [id]],
        ['select public.publish_form_template($1, $2, $3)', [id, draft.digest, userIds.admin]],
        ['select private.publish_form_template($1, $2)', [id, userIds.admin]],
        [
          `insert into public.template_versions (template_id, version, definition, published_by) values ($1, 2, '{}', $2)`,
          [id, userIds.admin],
        ],
      ];
      for (const [call, parameters] of calls) {
        expect((await as(actor).failure(call, [...parameters])).code).toBe('42501');
      }
    }),
  );

  it('[BEY-65] Only the checked draft is published: not one saved since or with changed rows', () =>
    database.trial(async ({ as }) => {
      const { id, revision } = await one<Saved>(as('admin'), SAVE, [smallTemplate(), null]);
      const checked = () => one<{ digest: string }>(as('service'), 'select public.get_draft_to_publish($1)', [id]);
      const { digest } = await checked();
      const refused = (of: string) =>
        as('service').failure('select public.publish_form_template($1, $2, $3)', [id, of, userIds.admin]);
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      await as('admin').query(SAVE, [draft, draft.revision]);
      const conflict = await refused(digest);
      expect(conflict).toMatchObject({ message: 'revision_conflict', code: 'PT409' });
      expect(JSON.parse(conflict.detail ?? '')).toEqual({ revision: revision + 1 });

      const { digest: second } = await checked();
      const field = draft.sections[0]?.groups[0]?.fields[0]?.id;
      await as('admin').query(`update public.form_fields set label = 'Anders' where id = $1`, [field]);
      expect(await refused(second)).toMatchObject({ message: 'revision_conflict' });
      await as('admin').query('select public.delete_form_template($1)', [id]);
      expect(await refused(second)).toMatchObject({ message: 'template_not_found', code: 'PT404' });
    }));
});
