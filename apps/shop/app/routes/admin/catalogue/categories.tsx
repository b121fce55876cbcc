import { Plus } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { categorySource } from '#app/features/admin-categories/api/admin-category.schema.ts';
import { deleteCategory } from '#app/features/admin-categories/api/delete-category.ts';
import { categoryTable } from '#app/features/admin-categories/category-table.tsx';
import { CategoryList } from '#app/features/admin-categories/components/category-list.tsx';
import { categoryTexts } from '#app/features/admin-categories/texts/category-texts.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { restoreDeleted } from '#app/lib/restore-deleted.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { adminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/categories.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, categoryTable, categorySource);
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = categoryTexts[language];
  const { revalidate } = useRevalidator();
  return (
    <ListPage
      title={texts.title}
      language={language}
      actions={
        <LinkButton to={adminPaths.newCategory()}>
          <Plus aria-hidden className="size-4" />
          <span>{adminTexts[language].newCategory}</span>
        </LinkButton>
      }
      table={categoryTable}
      page={loaderData}
      source={categorySource}
      failureTitle={texts.listFailed}
    >
      {(list) => (
        <CategoryList
          {...list}
          onDelete={async ({ id }) => deleteCategory(await signedInClient(), id)}
          onRestore={restoreDeleted}
          onChanged={() => void revalidate()}
        />
      )}
    </ListPage>
  );
}
