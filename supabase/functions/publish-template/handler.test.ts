import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sweaterTemplate } from '../../field-types/sweater.fixture.ts';
import { type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { templateIds, userIds } from '../../seed/ids.ts';
import { smallTemplate, withNewIds } from '../../tests/setup/example-templates.ts';

let backend: TestBackend;
let admin: SupabaseClient;
let token: string;
beforeAll(async () => {
  backend = await testBackend();
  admin = createClient(backend.url, backend.keys.publishable, { auth: { persistSession: false } });
  await admin.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
  token = await backend.signIn('admin@example.de');
});
afterAll(() => backend.close());

async function save(template: object): Promise<{ id: string; revision: number }> {
  const { data } = await admin.rpc('save_form_template', { p_template: template }).throwOnError();
  return data;
}

const publish = (templateId: string, revision: number, as = token) =>
  backend.call('publish-template', { templateId, revision }, as);

async function live(id: string) {
  const { data } = await admin.rpc('get_complete_form', { p_template_id: id }).throwOnError();
  return data;
}

/** A template whose second field has these keys. */
function withNote(keys: object) {
  const template = smallTemplate();
  Object.assign(template.sections[0]?.groups[0]?.fields[1] ?? {}, keys);
  return template;
}

it('[ADM-TPL-07] An admin publishes the saved draft as the next version', async () => {
  const { id, revision } = await save(smallTemplate());
  expect(await publish(id, revision)).toEqual({ status: 200, body: { version: 1, undecided: 0 } });
  expect(await live(id)).toMatchObject({ version: 1, name: 'Klein' });
  const { data } = await backend.deps.database.from('template_versions').select('published_by').eq('template_id', id);
  expect(data).toEqual([{ published_by: userIds.admin }]);
  expect(await publish(id, revision)).toMatchObject({ body: { version: 1 } });
});

it("A template with the shop's own field types is published", async () => {
  const { id, revision } = await save(withNewIds(sweaterTemplate));
  expect(await publish(id, revision)).toMatchObject({ status: 200, body: { version: 1 } });
});

it('[ADM-TPL-07] A field type that the shop does not have is never published, even if it is written directly', async () => {
  const { id, revision } = await save(smallTemplate());
  await publish(id, revision);
  const { data } = await admin.rpc('get_form_template_draft', { p_template_id: id }).throwOnError();
  const field = data.sections[0].groups[0].fields[1].id;
  const refused = await admin.from('form_fields').update({ field_type: 'script' }).eq('id', field);
  expect(refused.error).not.toBeNull();
  await admin.from('form_fields').update({ field_type: 'shop:script' }).eq('id', field).throwOnError();
  const written = await admin.from('form_templates').select('revision').eq('id', id).single().throwOnError();
  const reply = await publish(id, written.data.revision);
  expect(reply).toMatchObject({ status: 422, body: { error: { code: 'template_broken' } } });
  expect(JSON.stringify(reply.body)).toContain('.field_type');
  expect(JSON.stringify(await live(id))).not.toContain('shop:script');
});

const reads = (field: string) => ({ conditional_display: { field, operator: 'equals', value: 's' } });

it.each<[string, object, { code: string; path: string }]>([
  [
    'a rule on a field that it does not have',
    reads('gone'),
    { code: 'unknown_field', path: 'sections[0].groups[0].fields[1].conditional_display.field' },
  ],
  ['two fields with one name', { name: 'size' }, { code: 'duplicate_name', path: 'sections[0].groups[0].fields[1]' }],
  ['a field that shows itself', reads('note'), { code: 'visibility_cycle', path: 'sections[0].groups[0].fields[1]' }],
  ['an unknown field type', { field_type: 'acme:date' }, { code: 'unknown_field_type', path: '' }],
  [
    'a wrong setting',
    { validation_rules: { minLength: 'many' } },
    { code: 'invalid_type', path: 'validation_rules.minLength' },
  ],
])('[ADM-TPL-07] A template with %s stays a draft', async (_, keys, fault) => {
  const { id, revision } = await save(withNote(keys));
  const reply = await publish(id, revision);
  expect(reply).toMatchObject({
    status: 422,
    body: { error: { code: 'template_broken', params: { faults: expect.any(Array) } } },
  });
  const faults = JSON.stringify(Object(reply.body).error.params.faults);
  expect(faults).toContain(`"code":"${fault.code}"`);
  expect(faults).toContain(fault.path);
  expect(await live(id)).toBeNull();
});

it('[BEY-65] A draft that another admin saved since is not published', async () => {
  const template = smallTemplate();
  const { id, revision } = await save(template);
  const second = await save({ ...template, name: 'Zweite' });
  expect(await publish(id, revision)).toEqual({
    status: 409,
    body: expect.objectContaining({
      error: expect.objectContaining({ code: 'revision_conflict', params: { revision: second.revision } }),
    }),
  });
  expect(await live(id)).toBeNull();
});

it('[BEY-65] A draft that is saved while it is checked is not published', async () => {
  const template = smallTemplate();
  const { id, revision } = await save(template);
  const { database } = backend.deps;
  const rpc = database.rpc.bind(database);
  const checking = vi.spyOn(database, 'rpc').mockImplementation((name, parameters) => {
    // A broken draft is saved between the check and the publication.
    const saving = name === 'publish_form_template' ? save({ ...template, ...brokenSections(template) }) : null;
    const call = async () => {
      await saving;
      return rpc(name, parameters);
    };
    return call() as never;
  });
  const reply = await publish(id, revision);
  checking.mockRestore();
  expect(reply).toMatchObject({ status: 409, body: { error: { code: 'revision_conflict' } } });
  expect(await live(id)).toBeNull();
});

function brokenSections({ sections: [section] }: ReturnType<typeof smallTemplate>) {
  const [group] = section?.groups ?? [];
  const fields = group?.fields.map((field) => ({ ...field, name: 'same' }));
  return { sections: [{ ...section, groups: [{ ...group, fields }] }] };
}

it('An unknown template is answered with template_not_found', async () => {
  expect(await publish(crypto.randomUUID(), 1)).toMatchObject({
    status: 404,
    body: { error: { code: 'template_not_found' } },
  });
});

it.each([
  ['a guest', async () => backend.keys.publishable, 401, 'not_signed_in'],
  ['a customer', () => backend.signIn('anna@example.de'), 403, 'not_allowed'],
] as const)('[ADM-TPL-24] The function refuses %s', async (_, signIn, status, code) => {
  const reply = await publish(templateIds['dog-coat'], 1, await signIn());
  expect(reply).toMatchObject({ status, body: { error: { code } } });
});
