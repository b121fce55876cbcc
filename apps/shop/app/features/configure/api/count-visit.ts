import type { PublicEnv } from '../../../config/env.ts';
import type { VisitNews } from '../configurator-visit.ts';
import type { TemplateVersion } from '../saved-configuration.ts';

/** Tells the database to count. Nobody waits for it, and it is lost without a word when there is no network. */
export type CountVisit = (template: TemplateVersion, news: VisitNews) => void;

/** Loads what counts; a page that is left has no time to. */
export async function loadCountVisit(env: PublicEnv): Promise<CountVisit> {
  const { guestData } = await import('../../../lib/supabase/guest-data.ts');
  const client = guestData(env);
  return ({ id, version }, { steps, isOpened, isAdded }) => {
    client
      .rpc('count_configurator_visit', {
        p_template_id: id,
        p_version: version,
        p_steps: steps,
        p_is_opened: isOpened,
        p_is_added: isAdded,
      })
      .then(() => undefined);
  };
}
