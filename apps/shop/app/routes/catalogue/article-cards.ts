import { listArticlesById } from '#app/features/catalog/api/list-articles-by-id.ts';
import type { ArticleTeaser } from '#app/features/catalog/article-teaser.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import type { Route } from './+types/article-cards.ts';

/** Larger than any list that a browser stores. */
const maxArticles = 60;

/** Cards of the articles remembered by a browser; null if they could not be loaded. */
export interface ArticleCards {
  articles: ArticleTeaser[] | null;
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<ArticleCards> {
  const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').slice(0, maxArticles);
  const articles = await listArticlesById(context.get(supabaseContext), ids).catch((error: unknown) => {
    console.error('Remembered articles could not be loaded', error);
    return null;
  });
  return { articles };
}

/** If the request fails, only this list shows an error, not the whole page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ArticleCards> {
  return serverLoader().catch(() => ({ articles: null }));
}
