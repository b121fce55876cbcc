import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import type { CategoryChoice } from '../../features/admin-articles/admin-article.ts';
import { deleteArticle, setArticlesPaused } from '../../features/admin-articles/api/change-articles.ts';
import { listArticles } from '../../features/admin-articles/api/list-articles.ts';
import { listCategoryChoices } from '../../features/admin-articles/api/list-choices.ts';
import { articleTable } from '../../features/admin-articles/article-table.ts';
import { ArticleList } from '../../features/admin-articles/components/article-list.tsx';
import { articleTexts } from '../../features/admin-articles/texts/article-texts.ts';
import { useAdminLanguage } from '../../lib/language/use-admin-language.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { restoreDeleted } from '../../lib/restore-deleted.ts';
import { hasRole } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '../../lib/table/apply-table-query.ts';
import { readTableQuery } from '../../lib/table/table-query.ts';
import { AdminPage } from '../../ui/admin/admin-page.tsx';
import { ListFailure } from '../../ui/admin/list-failure.tsx';
import { adminTexts } from '../../ui/admin/texts/admin-texts.ts';
import { useTableQuery } from '../../ui/data-table/use-table-query.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Route } from './+types/articles.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadOrFailure(async () => {
    const client = await signedInClient();
    const categories = await listCategoryChoices(client);
    const definition = articleTable(categories, 'de');
    const query = readTableQuery(new URL(request.url).searchParams, definition);
    return { categories, page: await listArticles(client, query, definition) };
  });
}

const noCategories: readonly CategoryChoice[] = [];

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = articleTexts[language];
  const categories = loaderData.ok ? loaderData.value.categories : noCategories;
  const definition = useMemo(() => articleTable(categories, language), [categories, language]);
  const [query, setQuery] = useTableQuery(definition);
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const isAdmin = hasRole(useSession(), 'admin');
  return (
    <AdminPage
      title={texts.title}
      language={language}
      actions={
        isAdmin && (
          <LinkButton to={adminPaths.newArticle()}>
            <Plus aria-hidden className="size-4" />
            {adminTexts[language].newArticle}
          </LinkButton>
        )
      }
    >
      {loaderData.ok ? (
        <ArticleList
          definition={definition}
          page={loaderData.value.page}
          query={query}
          isAdmin={isAdmin}
          onQueryChange={setQuery}
          onDelete={async ({ id }) => deleteArticle(await signedInClient(), id)}
          onRestore={restoreDeleted}
          onPause={async (articles, isPaused) =>
            setArticlesPaused(
              await signedInClient(),
              articles.map(({ id }) => id),
              isPaused,
            )
          }
          onChanged={() => void revalidate()}
          loadAll={async () => {
            const client = await signedInClient();
            return loadEveryPage(query, definition, (page, sized) => listArticles(client, page, sized));
          }}
          isLoading={state === 'loading'}
        />
      ) : (
        <ListFailure title={texts.listFailed} error={loaderData.error} />
      )}
    </AdminPage>
  );
}
