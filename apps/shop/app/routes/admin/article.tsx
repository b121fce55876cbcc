import { redirect, useNavigate, useRevalidator } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import { arrangeArticleImages, deleteArticleImage } from '../../features/admin-articles/api/article-images.ts';
import { getArticle } from '../../features/admin-articles/api/get-article.ts';
import { listCategoryChoices, listTemplateChoices } from '../../features/admin-articles/api/list-choices.ts';
import { saveArticle } from '../../features/admin-articles/api/save-article.ts';
import { ArticleForm } from '../../features/admin-articles/components/article-form.tsx';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { showErrorToast } from '../../lib/toasts.ts';
import { uploadImage } from '../../lib/upload-image.ts';
import { AdminPage } from '../../ui/admin/admin-page.tsx';
import type { Route } from './+types/article.ts';

export async function clientLoader({ params: { articleId } }: Route.ClientLoaderArgs) {
  const client = await signedInClient();
  const [article, categories, templates] = await Promise.all([
    articleId === 'new' ? null : loadOrFailure(() => getArticle(client, articleId)),
    loadOrFailure(() => listCategoryChoices(client)),
    loadOrFailure(() => listTemplateChoices(client)),
  ]);
  if (article !== null && (!article.ok || article.value === null)) {
    showErrorToast({
      title: 'Fehler beim Laden des Artikels',
      description: article.ok ? 'Diesen Artikel gibt es nicht mehr.' : article.message,
    });
    throw redirect(adminPaths.articles());
  }
  // The form works without its pickers; what it does not show it does not change.
  if (!categories.ok) showErrorToast({ title: 'Fehler beim Laden der Kategorien', description: categories.message });
  if (!templates.ok) showErrorToast({ title: 'Fehler beim Laden der Vorlagen', description: templates.message });
  return {
    article: article === null ? null : article.value,
    categories: categories.ok ? categories.value : [],
    templates: templates.ok ? templates.value : [],
  };
}

export default function ArticlePage({ loaderData: { article, categories, templates } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage
      title={article === null ? 'Neuer Artikel' : 'Artikel bearbeiten'}
      back={{ label: 'Alle Artikel', to: adminPaths.articles() }}
    >
      <ArticleForm
        key={article === null ? 'new' : `${article.id}:${article.revision}`}
        article={article}
        categories={categories}
        templates={templates}
        upload={uploadImage}
        onSave={async (entries, known) => saveArticle(await signedInClient(), entries, known)}
        onReload={async (id) => getArticle(await signedInClient(), id)}
        onArrange={async (articleId, images) => arrangeArticleImages(await signedInClient(), articleId, images)}
        onDeleteImage={async (imageId) => deleteArticleImage(await signedInClient(), imageId)}
        onSaved={() => void navigate(adminPaths.articles())}
        onTakeTheirs={() => void revalidate()}
      />
    </AdminPage>
  );
}
