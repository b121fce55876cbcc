import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import type { CategoryChoice } from '#app/features/admin-articles/admin-article.ts';
import { articleSource } from '#app/features/admin-articles/api/admin-article.schema.ts';
import { deleteArticle, setArticlesPaused } from '#app/features/admin-articles/api/change-articles.ts';
import { listCategoryChoices } from '#app/features/admin-articles/api/list-choices.ts';
import { articleTable } from '#app/features/admin-articles/article-table.tsx';
import { ArticleList } from '#app/features/admin-articles/components/article-list.tsx';
import { articleTexts } from '#app/features/admin-articles/texts/article-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { restoreDeleted } from '#app/lib/restore-deleted.ts';
import { hasRole } from '#app/lib/session/session.ts';
import { useSession } from '#app/lib/session/use-session.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { listRows } from '#app/lib/table/list-rows.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { adminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/articles.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadOrFailure(async () => {
    const client = await signedInClient();
    const categories = await listCategoryChoices(client);
    const table = articleTable(categories);
    const query = readTableQuery(new URL(request.url).searchParams, table);
    return { categories, page: await listRows(client, articleSource, query, table) };
  });
}

const noCategories: readonly CategoryChoice[] = [];

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = articleTexts[language];
  const categories = loaderData.ok ? loaderData.value.categories : noCategories;
  const table = useMemo(() => articleTable(categories), [categories]);
  const page = loaderData.ok ? { ok: true as const, value: loaderData.value.page } : loaderData;
  const { revalidate } = useRevalidator();
  const isAdmin = hasRole(useSession(), 'admin');
  return (
    <ListPage
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
      table={table}
      page={page}
      source={articleSource}
      failureTitle={texts.listFailed}
    >
      {(list) => (
        <ArticleList
          {...list}
          table={table}
          isAdmin={isAdmin}
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
        />
      )}
    </ListPage>
  );
}
