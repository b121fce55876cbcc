import { useNavigate } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { materialRow } from '#app/features/admin-materials/api/material.schema.ts';
import { saveMaterial } from '#app/features/admin-materials/api/save-material.ts';
import { MaterialForm } from '#app/features/admin-materials/components/material-form.tsx';
import { materialTexts } from '#app/features/admin-materials/texts/material-texts.ts';
import { uploadImage } from '#app/lib/files/upload-image.ts';
import { pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { getRow, loadOrLeave } from '#app/lib/table/load-row.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import type { Route } from './+types/material.ts';

const getMaterial = async (id: string) => getRow(await signedInClient(), materialRow, id);

export async function clientLoader({ params: { materialId: id } }: Route.ClientLoaderArgs) {
  if (id === 'new') return { material: null };
  return {
    material: await loadOrLeave(() => getMaterial(id), materialTexts, pageLanguage('de'), adminPaths.materials()),
  };
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
        onReload={getMaterial}
        onSaved={() => void navigate(adminPaths.materials())}
      />
    </AdminPage>
  );
}
