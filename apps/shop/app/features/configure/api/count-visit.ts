import type { PublicEnv } from '../../../config/env.ts';
import type { VisitNews } from '../configurator-visit.ts';
import type { TemplateVersion } from '../saved-configuration.ts';

/**
 * Tells the database to count. Nobody waits for it and nothing depends on it: it goes out while the page is left, and
 * is lost without a word when there is no network. Without the Supabase client, which the page does not load.
 */
export function countVisit(env: PublicEnv, { id, version }: TemplateVersion, news: VisitNews): void {
  void fetch(`${env.supabaseUrl}/rest/v1/rpc/count_configurator_visit`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { apikey: env.supabasePublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      p_template_id: id,
      p_version: version,
      p_steps: news.steps,
      p_is_opened: news.isOpened,
      p_is_added: news.isAdded,
    }),
  }).catch(() => undefined);
}
