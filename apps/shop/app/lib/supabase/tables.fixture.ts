import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';

const config = readFileSync(new URL('../../../../../supabase/config.toml', import.meta.url), 'utf8');
/** The most rows of a reply, as in supabase/config.toml. */
export const maxRows = Number(/^max_rows = (\d+)$/m.exec(config)?.[1]);

/** A Data API whose tables have `total` rows, with as many rows in a reply as supabase/config.toml permits. */
export function clientOfTables(total: number) {
  return createClient('http://localhost', 'key', {
    global: {
      fetch: async (input) => {
        const { searchParams } = new URL(String(input));
        const offset = Number(searchParams.get('offset'));
        const limit = Math.min(Number(searchParams.get('limit') ?? Number.POSITIVE_INFINITY), maxRows);
        const count = Math.max(0, Math.min(limit, total - offset));
        return Response.json(Array.from({ length: count }, (_, index) => rowOf(offset + index)));
      },
    },
  });
}

export function rowOf(index: number) {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return { id, title: `Titel ${index}`, name: `Vorlage ${index}`, configurator_type: null, template_versions: [] };
}
