import { Plus } from 'lucide-react';
import { useNavigation, useRevalidator } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import { deleteCategory } from '../../features/admin-categories/api/delete-category.ts';
import { listCategories } from '../../features/admin-categories/api/list-categories.ts';
import { categoryTables } from '../../features/admin-categories/category-table.ts';
import { CategoryList } from '../../features/admin-categories/components/category-list.tsx';
import { categoryTexts } from '../../features/admin-categories/texts/category-texts.ts';
import { useAdminLanguage } from '../../lib/language/use-admin-language.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { restoreDeleted } from '../../lib/restore-deleted.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '../../lib/table/apply-table-query.ts';
import { readTableQuery } from '../../lib/table/table-query.ts';
import { AdminPage } from '../../ui/admin/admin-page.tsx';
import { ListFailure } from '../../ui/admin/list-failure.tsx';
import { adminTexts } from '../../ui/admin/texts/admin-texts.ts';
import { useTableQuery } from '../../ui/data-table/use-table-query.ts';
import { LinkButton } from '../../ui/link-button.tsx';
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
          {adminTexts[language].newCategory}
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
