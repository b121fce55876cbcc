import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { dayInBerlin } from 'shop-backend/legal';
import type { UploadPicture } from 'template-editor';
import { adminPaths } from '#app/config/admin-paths.ts';
import { newTemplate } from '#app/features/admin-templates/admin-template.ts';
import { getDraft } from '#app/features/admin-templates/api/get-draft.ts';
import { holdTemplate, releaseTemplate } from '#app/features/admin-templates/api/hold-template.ts';
import { listHostMaterials } from '#app/features/admin-templates/api/list-host-materials.ts';
import { markOpen, openTemplate } from '#app/features/admin-templates/api/open-template.ts';
import { saveTemplate } from '#app/features/admin-templates/api/save-template.ts';
import { templateComments } from '#app/features/admin-templates/api/template-comments.ts';
import { templateDrafts } from '#app/features/admin-templates/api/template-drafts.ts';
import { templateVersions } from '#app/features/admin-templates/api/template-versions.ts';
import { templateTexts } from '#app/features/admin-templates/texts/template-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { checkImageFile, uploadFailureText, uploadPicture } from '#app/lib/files/upload-image.ts';
import { pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadOrLeave } from '#app/lib/table/load-row.ts';
import { AdminWorkbench, WorkbenchTitle } from '#app/ui/admin/frame/admin-workbench.tsx';
import { workbench } from '../workbench.ts';
import type { Route } from './+types/form-template.ts';
import { hostFieldTypes, TemplateWorkspace } from './template-tools.ts';

export const handle = workbench;

export async function clientLoader({ params: { templateId } }: Route.ClientLoaderArgs) {
  // The editor works without the list: a material can be entered by its key.
  const listed = loadOrFailure(async () => listHostMaterials(await signedInClient()));
  const materialsOf = async () => {
    const materials = await listed;
    return materials.ok ? materials.value : undefined;
  };
  if (templateId === 'new') return { templateId, draft: newTemplate(), held: null, materials: await materialsOf() };
  const holding = loadOrFailure(async () => openTemplate(await signedInClient(), templateId));
  const draft = await loadOrLeave(
    async () => getDraft(await signedInClient(), templateId),
    templateTexts,
    pageLanguage('en'),
    adminPaths.formTemplates(),
  );
  const held = await holding;
  return { templateId, draft, held: held.ok ? held.value : null, materials: await materialsOf() };
}

export default function FormTemplatePage({ loaderData: { templateId, draft, held, materials } }: Route.ComponentProps) {
  const language = useAdminLanguage('en');
  const texts = templateTexts[language];
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { reloads, reload } = useReloads(draft);
  const editor = useEditorKey(templateId);
  const [fieldTypes] = useState(() => hostFieldTypes(dayInBerlin(new Date())));
  const versions = useMemo(
    () => (templateId === 'new' ? undefined : templateVersions(signedInClient, templateId)),
    [templateId],
  );
  const drafts = useMemo(
    () => (templateId === 'new' ? null : templateDrafts(signedInClient, templateId)),
    [templateId],
  );
  const comments = useMemo(
    () => (templateId === 'new' ? undefined : templateComments(signedInClient, templateId, language)),
    [templateId, language],
  );
  const hold = useMemo(
    () =>
      held && {
        first: held,
        ask: async (mode: 'look' | 'hold' | 'take') => holdTemplate(await signedInClient(), templateId, mode),
      },
    [held, templateId],
  );
  useEffect(() => {
    if (templateId === 'new') return;
    const leave = markOpen(templateId);
    return () => {
      leave();
      // If this fails, the lease expires.
      void signedInClient()
        .then((client) => releaseTemplate(client, templateId))
        .catch(() => undefined);
    };
  }, [templateId]);
  const upload = useCallback<UploadPicture>(
    async (file, control) => {
      const problem = checkImageFile('option', file, language);
      if (problem !== null) throw new Error(problem);
      try {
        return await uploadPicture('option', file, control);
      } catch (error) {
        throw new Error(uploadFailureText(error, language));
      }
    },
    [language],
  );
  const title = templateId === 'new' ? texts.newTitle : texts.editTitle;
  return (
    <AdminWorkbench language={language} title={title}>
      <TemplateWorkspace
        key={`${editor.key}:${reloads}`}
        templateId={templateId}
        leading={<WorkbenchTitle title={title} back={{ label: texts.back, to: adminPaths.formTemplates() }} />}
        draft={draft}
        versions={versions}
        hold={hold}
        drafts={drafts}
        comments={comments}
        uploadPicture={upload}
        materials={materials}
        fieldTypes={fieldTypes}
        onSave={async (request, revision) => saveTemplate(await signedInClient(), request, revision, language)}
        onConflict={async (id) => getDraft(await signedInClient(), id)}
        onCreated={(id) => {
          editor.keepFor(id);
          void navigate(adminPaths.formTemplate(id), { replace: true });
        }}
        onReload={() => {
          reload();
          void revalidate();
        }}
      />
    </AdminWorkbench>
  );
}

/** Key of the editor. A new template keeps its editor when its first save gives it an address, and with it undo. */
function useEditorKey(templateId: string) {
  const [created, setCreated] = useState<string | null>(null);
  const [opened, setOpened] = useState({ templateId, key: 0 });
  const key = opened.templateId === templateId || templateId === created ? opened.key : opened.key + 1;
  if (opened.templateId !== templateId) setOpened({ templateId, key });
  return { key, keepFor: setCreated };
}

/** Counts the requested reloads of a draft, once the new draft is there: its revalidation ends before it is rendered. */
function useReloads(draft: object) {
  const [state, setState] = useState<{ reloads: number; outdated: object | null }>({ reloads: 0, outdated: null });
  const isLoaded = state.outdated !== null && state.outdated !== draft;
  const reloads = isLoaded ? state.reloads + 1 : state.reloads;
  if (isLoaded) setState({ reloads, outdated: null });
  return { reloads, reload: () => setState({ reloads, outdated: draft }) };
}
