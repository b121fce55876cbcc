import { useMemo, useState } from 'react';
import { redirect, useNavigate, useRevalidator } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import { newTemplate } from '../../features/admin-templates/admin-template.ts';
import { getDraft } from '../../features/admin-templates/api/get-draft.ts';
import { saveTemplate } from '../../features/admin-templates/api/save-template.ts';
import { templateVersions } from '../../features/admin-templates/api/template-versions.ts';
import { TemplateWorkspace } from '../../features/admin-templates/components/template-workspace.tsx';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { showErrorToast } from '../../lib/toasts.ts';
import { AdminPage } from '../../ui/admin/admin-page.tsx';
import type { Route } from './+types/form-template.ts';

export async function clientLoader({ params: { templateId } }: Route.ClientLoaderArgs) {
  if (templateId === 'new') return { templateId, draft: newTemplate() };
  const draft = await loadOrFailure(async () => getDraft(await signedInClient(), templateId));
  if (!draft.ok || draft.value === null) {
    const description = draft.ok ? 'This template no longer exists.' : draft.message;
    showErrorToast({ title: 'Error fetching template', description });
    throw redirect(adminPaths.formTemplates());
  }
  return { templateId, draft: draft.value };
}

export default function FormTemplatePage({ loaderData: { templateId, draft } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [reloads, setReloads] = useState(0);
  const versions = useMemo(
    () => (templateId === 'new' ? undefined : templateVersions(signedInClient, templateId)),
    [templateId],
  );
  return (
    <AdminPage
      title={templateId === 'new' ? 'New template' : 'Edit template'}
      language="en"
      back={{ label: 'All form templates', to: adminPaths.formTemplates() }}
    >
      <TemplateWorkspace
        key={`${templateId}:${reloads}`}
        templateId={templateId}
        draft={draft}
        versions={versions}
        onSave={async (request, revision) => saveTemplate(await signedInClient(), request, revision)}
        onCreated={(id) => void navigate(adminPaths.formTemplate(id), { replace: true })}
        onReload={() => void revalidate().then(() => setReloads((count) => count + 1))}
      />
    </AdminPage>
  );
}
