import { useNavigate } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { categorySource } from '#app/features/admin-categories/api/admin-category.schema.ts';
import { saveCategory } from '#app/features/admin-categories/api/save-category.ts';
import { CategoryForm } from '#app/features/admin-categories/components/category-form.tsx';
import { categoryTexts } from '#app/features/admin-categories/texts/category-texts.ts';
import { uploadImage } from '#app/lib/files/upload-image.ts';
import { pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { getRow, loadOrLeave } from '#app/lib/table/load-row.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import type { Route } from './+types/category.ts';

const getCategory = async (id: string) => getRow(await signedInClient(), categorySource, id);

export async function clientLoader({ params: { categoryId: id } }: Route.ClientLoaderArgs) {
  if (id === 'new') return { category: null };
  return {
    category: await loadOrLeave(() => getCategory(id), categoryTexts, pageLanguage('de'), adminPaths.categories()),
  };
}

export default function CategoryPage({ loaderData: { category } }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = categoryTexts[language];
  const navigate = useNavigate();
  return (
    <AdminPage
      title={category === null ? texts.newTitle : texts.editTitle}
      language={language}
      back={{ label: texts.back, to: adminPaths.categories() }}
    >
      <CategoryForm
        key={category?.id ?? 'new'}
        category={category}
        upload={uploadImage}
        onSave={async (entries, known) => saveCategory(await signedInClient(), entries, known)}
        onReload={getCategory}
        onSaved={() => void navigate(adminPaths.categories())}
      />
    </AdminPage>
  );
}
