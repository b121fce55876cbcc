import { redirect, useNavigate } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { getCategory } from '#app/features/admin-categories/api/get-category.ts';
import { saveCategory } from '#app/features/admin-categories/api/save-category.ts';
import { CategoryForm } from '#app/features/admin-categories/components/category-form.tsx';
import { categoryTexts } from '#app/features/admin-categories/texts/category-texts.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { uploadImage } from '#app/lib/files/upload-image.ts';
import { pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import type { Route } from './+types/category.ts';

export async function clientLoader({ params: { categoryId } }: Route.ClientLoaderArgs) {
  if (categoryId === 'new') return { category: null };
  const loaded = await loadOrFailure(async () => getCategory(await signedInClient(), categoryId));
  if (loaded.ok && loaded.value !== null) {
    closeToast('page-load');
    return { category: loaded.value };
  }
  const language = pageLanguage('de');
  const texts = categoryTexts[language];
  const description = loaded.ok ? texts.gone : failureText(loaded.error, language);
  showErrorToast({ title: texts.loadFailed, description, id: 'page-load' });
  throw redirect(adminPaths.categories());
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
        onReload={async (id) => getCategory(await signedInClient(), id)}
        onSaved={() => void navigate(adminPaths.categories())}
      />
    </AdminPage>
  );
}
