import { redirect, useNavigate } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { getMaterial } from '#app/features/admin-materials/api/get-material.ts';
import { saveMaterial } from '#app/features/admin-materials/api/save-material.ts';
import { MaterialForm } from '#app/features/admin-materials/components/material-form.tsx';
import { materialTexts } from '#app/features/admin-materials/texts/material-texts.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { uploadImage } from '#app/lib/files/upload-image.ts';
import { pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import type { Route } from './+types/material.ts';

export async function clientLoader({ params: { materialId } }: Route.ClientLoaderArgs) {
  if (materialId === 'new') return { material: null };
  const loaded = await loadOrFailure(async () => getMaterial(await signedInClient(), materialId));
  if (loaded.ok && loaded.value !== null) {
    closeToast('page-load');
    return { material: loaded.value };
  }
  const language = pageLanguage('de');
  const texts = materialTexts[language];
  const description = loaded.ok ? texts.gone : failureText(loaded.error, language);
  showErrorToast({ title: texts.loadFailed, description, id: 'page-load' });
  throw redirect(adminPaths.materials());
}

export default function MaterialPage({ loaderData: { material } }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = materialTexts[language];
  const navigate = useNavigate();
  return (
    <AdminPage
      title={material === null ? texts.newTitle : texts.editTitle}
      language={language}
      back={{ label: texts.back, to: adminPaths.materials() }}
      actions={
        material !== null && (
          <LinkButton variant="secondary" to={adminPaths.materialSurcharges(material.id)}>
            {texts.surcharges.title}
          </LinkButton>
        )
      }
    >
      <MaterialForm
        key={material?.id ?? 'new'}
        material={material}
        upload={uploadImage}
        onSave={async (entries, known) => saveMaterial(await signedInClient(), entries, known)}
        onReload={async (id) => getMaterial(await signedInClient(), id)}
        onSaved={() => void navigate(adminPaths.materials())}
      />
    </AdminPage>
  );
}
