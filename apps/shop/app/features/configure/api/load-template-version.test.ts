import { builtInTemplates } from 'configurator-core/templates';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Loaded on demand in the shop. Imported here, so that no test waits for it.
import '../template-version/parse-older-template.ts';
import { loadTemplateVersion } from './load-template-version.ts';

const version = { id: '40000000-0000-4000-8000-000000000001', version: 2 };

function replyWith(reply: () => Response) {
  const fetchMock = vi.fn(async (_address: string) => reply());
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

describe('an older version of a template', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('An older version of a template is loaded and compiled', async () => {
    const fetchMock = replyWith(() => Response.json(builtInTemplates['dog-leash']));
    const configurator = await loadTemplateVersion(version, null, '2026-11-25');
    expect(configurator?.template.id).toBe(builtInTemplates['dog-leash'].id);
    expect(fetchMock.mock.calls[0]?.[0]).toContain(`${version.id}/2`);
  });

  it('An older version of a template is null if it cannot be used or is not available', async () => {
    const broken = () => Response.json({ sections: 'broken' });
    const gone = () => new Response(null, { status: 404 });
    const offline = () => {
      throw new TypeError('Failed to fetch');
    };
    for (const reply of [broken, gone, offline]) {
      replyWith(reply);
      expect(await loadTemplateVersion(version, null, '2026-11-25')).toBeNull();
    }
  });
});
