import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { templateIds } from '../../seed/ids.ts';

const template = templateIds['dog-leash'];

let backend: TestBackend;
let admin: SupabaseClient;
beforeAll(async () => {
  backend = await testBackend();
  admin = createClient(backend.url, backend.keys.publishable, { auth: { persistSession: false } });
  await admin.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
});
afterAll(() => backend.close());

const add = (comment: unknown) => admin.rpc('add_template_comment', { p_template_id: template, p_comment: comment });

/** Texts of a valid shape. They are data: stored as they are, in composed form, and never interpreted. */
const texts = [
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  "'; drop table public.template_comments; --",
  '{{constructor.constructor("return 1")()}} %s %n',
  '=HYPERLINK("https://evil.example")',
  'javascript:alert(1)',
  '\u202Egnirts\u202C \u00E1\u0301 👩‍👩‍👧‍👦 \u0007',
  'x'.repeat(2_000),
  '🐕'.repeat(2_000),
];

describe('comments of a valid shape', () => {
  it('Comments with hostile content are stored and listed unchanged', async () => {
    for (const text of texts)
      expect((await add({ part_kind: 'field', part_id: text.slice(0, 90), text })).error).toBeNull();
    const { data } = await admin.rpc('list_template_comments', { p_template_id: template });
    const listed = data as { part_id: string; text: string }[];
    expect(listed.map(({ text }) => text)).toEqual(texts);
    expect(listed.map(({ part_id: id }) => id)).toEqual(texts.map((text) => text.slice(0, 90)));
  });

  it.each([
    ['a NUL character', { part_kind: 'field', part_id: 'a', text: 'a\u0000b' }],
    ['half of a character', { part_kind: 'field', part_id: 'a', text: '\uD83D' }],
    ['2001 characters', { part_kind: 'field', part_id: 'a', text: 'x'.repeat(2_001) }],
    ['a million characters', { part_kind: 'field', part_id: 'a', text: 'x'.repeat(1_000_000) }],
    ['blanks', { part_kind: 'field', part_id: 'a', text: ' '.repeat(100) }],
    ['a part of 201 characters', { part_kind: 'field', part_id: 'x'.repeat(201), text: 'a' }],
    ['an unknown kind of part', { part_kind: 'constructor', part_id: 'a', text: 'a' }],
    ['no text', { part_kind: 'field', part_id: 'a' }],
    ['a thread that is an object', { thread_id: { $ne: null }, text: 'a' }],
    ['a thread that is a pattern', { thread_id: '%', text: 'a' }],
    ['a list', []],
    ['a number', 1],
    ['nothing', null],
  ])('Comments with %s are refused as the error of the caller', async (_name, comment) => {
    const { error, status } = await add(comment);
    expect(error).not.toBeNull();
    expect([400, 404, 413, 422]).toContain(status);
  });
});

describe('leases', () => {
  const hold = (p_window_id: unknown, p_mode: unknown) =>
    admin.rpc('hold_form_template', { p_template_id: template, p_window_id, p_mode });

  it.each([
    ['an unknown mode', crypto.randomUUID(), 'hold; delete'],
    ['a mode in capitals', crypto.randomUUID(), 'TAKE'],
    ['no mode', crypto.randomUUID(), null],
    ['no window', null, 'hold'],
    ['a window that is no id', '../../etc', 'hold'],
    ['a window that is a list', [crypto.randomUUID()], 'take'],
  ])('Leases with %s are refused as the error of the caller', async (_name, window, mode) => {
    const { status } = await hold(window, mode);
    expect(status).toBe(400);
  });

  it('Leases of many windows leave one row and one holder', async () => {
    const windows = Array.from({ length: 40 }, () => crypto.randomUUID());
    const replies = await Promise.all(windows.map((window) => hold(window, 'take')));
    expect(replies.filter(({ error }) => error !== null)).toEqual([]);
    const held = await Promise.all(windows.map((window) => hold(window, 'look')));
    expect(held.filter(({ data }) => (data as { is_held: boolean }).is_held)).toHaveLength(1);
    const { count } = await backend.deps.database
      .from('template_leases')
      .select('*', { count: 'exact', head: true })
      .eq('template_id', template);
    expect(count).toBe(1);
  });

  it('Leases show a holder with a hostile name as text', async () => {
    const name = '<b onclick=alert(1)>Mara</b>';
    const { data: user } = await admin.auth.getUser();
    await backend.deps.database
      .from('profiles')
      .update({ first_name: name })
      .eq('id', user.user?.id ?? '')
      .throwOnError();
    const { data } = await hold(crypto.randomUUID(), 'take');
    expect((data as { holder: { name: string } }).holder.name).toContain(name);
  });
});
