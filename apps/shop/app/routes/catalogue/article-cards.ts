import { listArticlesById } from '#app/features/catalog/api/list-articles-by-id.ts';
import type { ArticleTeaser } from '#app/features/catalog/article-teaser.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import type { Route } from './+types/article-cards.ts';

/** More than any list of a browser holds. */
const maxArticles = 60;

/** What a browser shows of the articles it remembers; null where it could not be loaded. */
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

/** A list that cannot be asked for is a part that failed, not a page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ArticleCards> {
  return serverLoader().catch(() => ({ articles: null }));
}
