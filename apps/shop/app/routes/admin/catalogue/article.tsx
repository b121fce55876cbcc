import { redirect, useNavigate } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { arrangeArticleImages, deleteArticleImage } from '#app/features/admin-articles/api/article-images.ts';
import { getArticle } from '#app/features/admin-articles/api/get-article.ts';
import { listCategoryChoices, listTemplateChoices } from '#app/features/admin-articles/api/list-choices.ts';
import { saveArticle } from '#app/features/admin-articles/api/save-article.ts';
import { ArticleForm } from '#app/features/admin-articles/components/article-form.tsx';
import { articleTexts } from '#app/features/admin-articles/texts/article-texts.ts';
import { useChoices } from '#app/features/admin-articles/use-choices.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { uploadImage } from '#app/lib/files/upload-image.ts';
import { pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
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
      id: 'page-load',
    });
    throw redirect(adminPaths.articles());
  }
  closeToast('page-load');
  // The form works without these choices; fields that it does not show stay unchanged.
  if (!categories.ok) showFailure(texts.categoriesFailed, categories.error);
  if (!templates.ok) showFailure(texts.templatesFailed, templates.error);
  return {
    article: article === null ? null : article.value,
    categories,
    templates,
  };
}

function showFailure(title: string, error: unknown): void {
  showErrorToast({ title, description: failureText(error, pageLanguage('de')), id: `load ${title}` });
}

/** Removes the toast after the list was loaded. */
function closeFailure(title: string): void {
  closeToast(`load ${title}`);
}

export default function ArticlePage({ loaderData: { article, ...lists } }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = articleTexts[language];
  const navigate = useNavigate();
  const categories = useChoices(
    lists.categories,
    async () => {
      const list = await listCategoryChoices(await signedInClient());
      closeFailure(texts.categoriesFailed);
      return list;
    },
    (error) => showFailure(texts.categoriesFailed, error),
  );
  const templates = useChoices(
    lists.templates,
    async () => {
      const list = await listTemplateChoices(await signedInClient());
      closeFailure(texts.templatesFailed);
      return list;
    },
    (error) => showFailure(texts.templatesFailed, error),
  );
  return (
    <AdminPage
      title={article === null ? texts.newTitle : texts.editTitle}
      language={language}
      back={{ label: texts.back, to: adminPaths.articles() }}
    >
      <ArticleForm
        key={article === null ? 'new' : `${article.id}:${article.revision}`}
        article={article}
        categories={categories.choices}
        templates={templates.choices}
        failed={{ categories: categories.failed, templates: templates.failed }}
        upload={uploadImage}
        onSave={async (entries, known) => saveArticle(await signedInClient(), entries, known)}
        onReload={async (id) => getArticle(await signedInClient(), id)}
        onArrange={async (articleId, images) => arrangeArticleImages(await signedInClient(), articleId, images)}
        onDeleteImage={async (imageId) => deleteArticleImage(await signedInClient(), imageId)}
        onSaved={() => void navigate(adminPaths.articles())}
      />
    </AdminPage>
  );
}
