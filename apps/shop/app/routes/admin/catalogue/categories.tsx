import { Plus } from 'lucide-react';
import { useNavigation, useRevalidator } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { deleteCategory } from '#app/features/admin-categories/api/delete-category.ts';
import { listCategories } from '#app/features/admin-categories/api/list-categories.ts';
import { categoryTables } from '#app/features/admin-categories/category-table.ts';
import { CategoryList } from '#app/features/admin-categories/components/category-list.tsx';
import { categoryTexts } from '#app/features/admin-categories/texts/category-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { restoreDeleted } from '#app/lib/restore-deleted.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '#app/lib/table/apply-table-query.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import { ListFailure } from '#app/ui/admin/lists/list-failure.tsx';
import { adminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { useTableQuery } from '#app/ui/data-table/use-table-query.ts';
import type { Route } from './+types/categories.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, categoryTables.de);
  return loadOrFailure(async () => listCategories(await signedInClient(), query, categoryTables.de));
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = categoryTexts[language];
  const categoryTable = categoryTables[language];
  const [query, setQuery] = useTableQuery(categoryTable);
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  return (
    <AdminPage
      title={texts.title}
      language={language}
      actions={
        <LinkButton to={adminPaths.newCategory()}>
          <Plus aria-hidden className="size-4" />
          <span>{adminTexts[language].newCategory}</span>
        </LinkButton>
      }
    >
      {loaderData.ok ? (
        <CategoryList
          page={loaderData.value}
          query={query}
          onQueryChange={setQuery}
          onDelete={async ({ id }) => deleteCategory(await signedInClient(), id)}
          onRestore={restoreDeleted}
          onChanged={() => void revalidate()}
          loadAll={async () => {
            const client = await signedInClient();
            return loadEveryPage(query, categoryTable, (page, definition) => listCategories(client, page, definition));
          }}
          isLoading={state === 'loading'}
        />
      ) : (
        <ListFailure title={texts.listFailed} error={loaderData.error} />
      )}
    </AdminPage>
  );
}
