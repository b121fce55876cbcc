import { redirect, useNavigate, useRevalidator } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import { arrangeArticleImages, deleteArticleImage } from '../../features/admin-articles/api/article-images.ts';
import { getArticle } from '../../features/admin-articles/api/get-article.ts';
import { listCategoryChoices, listTemplateChoices } from '../../features/admin-articles/api/list-choices.ts';
import { saveArticle } from '../../features/admin-articles/api/save-article.ts';
import { ArticleForm } from '../../features/admin-articles/components/article-form.tsx';
import { articleTexts } from '../../features/admin-articles/texts/article-texts.ts';
import { failureText } from '../../lib/database-failure.ts';
import { pageLanguage } from '../../lib/language/admin-language.ts';
import { useAdminLanguage } from '../../lib/language/use-admin-language.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { showErrorToast } from '../../lib/toasts.ts';
import { uploadImage } from '../../lib/upload-image.ts';
import { AdminPage } from '../../ui/admin/admin-page.tsx';
import type { Route } from './+types/article.ts';

export async function clientLoader({ params: { articleId } }: Route.ClientLoaderArgs) {
  const language = pageLanguage('de');
  const texts = articleTexts[language];
  const client = await signedInClient();
  const [article, categories, templates] = await Promise.all([
    articleId === 'new' ? null : loadOrFailure(() => getArticle(client, articleId)),
    loadOrFailure(() => listCategoryChoices(client)),
    loadOrFailure(() => listTemplateChoices(client)),
  ]);
  if (article !== null && (!article.ok || article.value === null)) {
    showErrorToast({
      title: texts.loadFailed,
      description: article.ok ? texts.gone : failureText(article.error, language),
    });
    throw redirect(adminPaths.articles());
  }
  // The form works without its pickers; what it does not show it does not change.
  if (!categories.ok) {
    showErrorToast({ title: texts.categoriesFailed, description: failureText(categories.error, language) });
  }
  if (!templates.ok) {
    showErrorToast({ title: texts.templatesFailed, description: failureText(templates.error, language) });
  }
  return {
    article: article === null ? null : article.value,
    categories: categories.ok ? categories.value : [],
    templates: templates.ok ? templates.value : [],
  };
}

export default function ArticlePage({ loaderData: { article, categories, templates } }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = articleTexts[language];
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage
      title={article === null ? texts.newTitle : texts.editTitle}
      language={language}
      back={{ label: texts.back, to: adminPaths.articles() }}
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
