import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { loadConfiguratorPage } from './load-configurator-page.ts';

const articleId = '30000000-0000-4000-8000-000000000001';
const article = {
  id: articleId,
  title: 'Nordwind',
  image_url: null,
  price: 129,
  configurator_type: 'dog-coat',
  form_template_id: '40000000-0000-4000-8000-000000000001',
};

/** A client whose backend has the article and sends the given response for the published template. */
function clientWith(template: () => Response) {
  return createClient('http://backend.example', 'key', {
    global: {
      fetch: async (input) => {
        if (String(input).includes('/materials?')) return Response.json([{ key: 'wolle' }]);
        return String(input).includes('/rpc/get_complete_form') ? template() : Response.json(article);
      },
    },
  });
}

const today = '2026-11-25';

describe('loading a configurator page', () => {
  it('An article without a published template is distinguished from a failed request', async () => {
    const unpublished = clientWith(() => Response.json(null));
    expect(await loadConfiguratorPage(unpublished, 'dog-coat', articleId, null, today)).toMatchObject({
      kind: 'unavailable',
      article: { title: 'Nordwind' },
    });
    const broken = clientWith(() => Response.json({ message: 'broken' }, { status: 500 }));
    await expect(loadConfiguratorPage(broken, 'dog-coat', articleId, null, today)).rejects.toMatchObject({
      message: 'broken',
    });
  });

  it('The scenarios of the template are omitted, and sold-out materials listed', async () => {
    const expected = { visible: [], issues: [], total: 9900 };
    const scenario = { id: 's', name: 'Nichts gewählt', values: {}, base_price: 9900, expected };
    const template = { id: 't', format: 3, name: 'Mantel', sections: [], scenarios: [scenario] };
    const page = await loadConfiguratorPage(
      clientWith(() => Response.json(template)),
      'dog-coat',
      articleId,
      null,
      today,
    );
    expect(page).toMatchObject({
      soldOut: ['wolle'],
      template: { ok: true, value: { name: 'Mantel', scenarios: [] } },
    });
  });

  it('The template is returned in the requested language only', async () => {
    const translations = { en: { name: { text: 'Coat', of: 'Mantel' } } };
    const template = { id: 't', format: 3, name: 'Mantel', language: 'de', translations, sections: [] };
    const inLanguage = (language: string | null) =>
      loadConfiguratorPage(
        clientWith(() => Response.json(template)),
        'dog-coat',
        articleId,
        language,
        today,
      );
    const english = { languages: ['de', 'en'], template: { value: { name: 'Coat', language: 'en' } } };
    expect(await inLanguage('en-US')).toMatchObject(english);
    const german = { languages: ['de', 'en'], template: { value: { name: 'Mantel', language: 'de' } } };
    for (const language of [null, 'de', 'fr', '"><script>']) expect(await inLanguage(language)).toMatchObject(german);
    expect(JSON.stringify(await inLanguage(null))).not.toContain('Coat');
    expect(JSON.stringify(await inLanguage('en-US'))).not.toContain('Mantel');
  });
});
