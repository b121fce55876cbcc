import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import type { CategoryChoice } from '#app/features/admin-articles/admin-article.ts';
import { deleteArticle, setArticlesPaused } from '#app/features/admin-articles/api/change-articles.ts';
import { listArticles } from '#app/features/admin-articles/api/list-articles.ts';
import { listCategoryChoices } from '#app/features/admin-articles/api/list-choices.ts';
import { articleTable } from '#app/features/admin-articles/article-table.ts';
import { ArticleList } from '#app/features/admin-articles/components/article-list.tsx';
import { articleTexts } from '#app/features/admin-articles/texts/article-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { restoreDeleted } from '#app/lib/restore-deleted.ts';
import { hasRole } from '#app/lib/session/session.ts';
import { useSession } from '#app/lib/session/use-session.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '#app/lib/table/apply-table-query.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import { ListFailure } from '#app/ui/admin/lists/list-failure.tsx';
import { adminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { useTableQuery } from '#app/ui/data-table/use-table-query.ts';
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
            <span>{adminTexts[language].newArticle}</span>
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
