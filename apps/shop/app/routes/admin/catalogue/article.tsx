import { useNavigate } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { articleRow } from '#app/features/admin-articles/api/admin-article.schema.ts';
import { arrangeArticleImages, deleteArticleImage } from '#app/features/admin-articles/api/article-images.ts';
import { listCategoryChoices, listTemplateChoices } from '#app/features/admin-articles/api/list-choices.ts';
import { saveArticle } from '#app/features/admin-articles/api/save-article.ts';
import { ArticleForm } from '#app/features/admin-articles/components/article-form.tsx';
import { articleTexts } from '#app/features/admin-articles/texts/article-texts.ts';
import { useChoices } from '#app/features/admin-articles/use-choices.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { type Loaded, loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { uploadImage } from '#app/lib/files/upload-image.ts';
import { pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { getRow, loadOrLeave } from '#app/lib/table/load-row.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import type { Route } from './+types/article.ts';

const getArticle = async (id: string) => getRow(await signedInClient(), articleRow, id);

export async function clientLoader({ params: { articleId: id } }: Route.ClientLoaderArgs) {
  const texts = articleTexts[pageLanguage('de')];
  const client = await signedInClient();
  const [article, categories, templates] = await Promise.all([
    id === 'new' ? null : loadOrLeave(() => getArticle(id), articleTexts, pageLanguage('de'), adminPaths.articles()),
    loadOrFailure(() => listCategoryChoices(client)),
    loadOrFailure(() => listTemplateChoices(client)),
  ]);
  closeToast('page-load');
  // The form works without these choices; fields that it does not show stay unchanged.
  if (!categories.ok) showFailure(texts.categoriesFailed, categories.error);
  if (!templates.ok) showFailure(texts.templatesFailed, templates.error);
  return { article, categories, templates };
}

function showFailure(title: string, error: unknown): void {
  showErrorToast({ title, description: failureText(error, pageLanguage('de')), id: `load ${title}` });
}

/** A list of choices, whose failure is a toast until a retry loads it. */
function useList<Choice>(
  list: Loaded<readonly Choice[]>,
  load: (client: Awaited<ReturnType<typeof signedInClient>>) => Promise<readonly Choice[]>,
  title: string,
) {
  const reload = async () => {
    const loaded = await load(await signedInClient());
    closeToast(`load ${title}`);
    return loaded;
  };
  return useChoices(list, reload, (error) => showFailure(title, error));
}

export default function ArticlePage({ loaderData: { article, ...lists } }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = articleTexts[language];
  const navigate = useNavigate();
  const categories = useList(lists.categories, listCategoryChoices, texts.categoriesFailed);
  const templates = useList(lists.templates, listTemplateChoices, texts.templatesFailed);
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
        onReload={getArticle}
        onArrange={async (articleId, images) => arrangeArticleImages(await signedInClient(), articleId, images)}
        onDeleteImage={async (imageId) => deleteArticleImage(await signedInClient(), imageId)}
        onSaved={() => void navigate(adminPaths.articles())}
      />
    </AdminPage>
  );
}
