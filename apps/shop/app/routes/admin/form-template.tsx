import { useMemo, useState } from 'react';
import { redirect, useNavigate, useRevalidator } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import { newTemplate } from '../../features/admin-templates/admin-template.ts';
import { getDraft } from '../../features/admin-templates/api/get-draft.ts';
import { saveTemplate } from '../../features/admin-templates/api/save-template.ts';
import { templateVersions } from '../../features/admin-templates/api/template-versions.ts';
import { TemplateWorkspace } from '../../features/admin-templates/components/template-workspace.tsx';
import { templateTexts } from '../../features/admin-templates/texts/template-texts.ts';
import { failureText } from '../../lib/database-failure.ts';
import { pageLanguage } from '../../lib/language/admin-language.ts';
import { useAdminLanguage } from '../../lib/language/use-admin-language.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { showErrorToast } from '../../lib/toasts.ts';
import { AdminWorkbench, WorkbenchTitle } from '../../ui/admin/admin-workbench.tsx';
import type { Route } from './+types/form-template.ts';
import { workbench } from './workbench.ts';

export const handle = workbench;

export async function clientLoader({ params: { templateId } }: Route.ClientLoaderArgs) {
  if (templateId === 'new') return { templateId, draft: newTemplate() };
  const draft = await loadOrFailure(async () => getDraft(await signedInClient(), templateId));
  if (!draft.ok || draft.value === null) {
    const language = pageLanguage('en');
    const texts = templateTexts[language];
    const description = draft.ok ? texts.gone : failureText(draft.error, language);
    showErrorToast({ title: texts.fetchFailed, description });
    throw redirect(adminPaths.formTemplates());
  }
  return { templateId, draft: draft.value };
}

export default function FormTemplatePage({ loaderData: { templateId, draft } }: Route.ComponentProps) {
  const language = useAdminLanguage('en');
  const texts = templateTexts[language];
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [reloads, setReloads] = useState(0);
  const versions = useMemo(
    () => (templateId === 'new' ? undefined : templateVersions(signedInClient, templateId)),
    [templateId],
  );
  const title = templateId === 'new' ? texts.newTitle : texts.editTitle;
  return (
    <AdminWorkbench language={language} title={title}>
      <TemplateWorkspace
        key={`${templateId}:${reloads}`}
        templateId={templateId}
        leading={<WorkbenchTitle title={title} back={{ label: texts.back, to: adminPaths.formTemplates() }} />}
        draft={draft}
        versions={versions}
        onSave={async (request, revision) => saveTemplate(await signedInClient(), request, revision, language)}
        onCreated={(id) => void navigate(adminPaths.formTemplate(id), { replace: true })}
        onReload={() => void revalidate().then(() => setReloads((count) => count + 1))}
      />
    </AdminWorkbench>
  );
}
