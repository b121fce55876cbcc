import { documentIds } from 'shop-backend/legal';
import { paths } from '#app/config/paths.ts';
import { listSitemapIds } from '#app/features/catalog/api/list-sitemap-ids.ts';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import type { Route } from './+types/sitemap.ts';

/** sitemap.xml: all pages that search engines should index. */
export async function loader({ context }: Route.LoaderArgs) {
  const { categoryIds, articleIds } = await listSitemapIds(context.get(supabaseContext));
  const pages = [
    paths.home(),
    paths.categories(),
    ...categoryIds.map((id) => paths.category(id)),
    ...articleIds.map((id) => paths.article(id)),
    ...documentIds.map((id) => paths.info(id)),
    paths.contact(),
    paths.withdrawal(),
  ];
  const urls = pages.map((path) => `  <url><loc>${canonicalUrl(path)}</loc></url>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
