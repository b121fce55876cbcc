import { Plus } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { deleteMaterial } from '#app/features/admin-materials/api/delete-material.ts';
import { materialSource } from '#app/features/admin-materials/api/material.schema.ts';
import { setSoldOut } from '#app/features/admin-materials/api/save-material.ts';
import { MaterialList } from '#app/features/admin-materials/components/material-list.tsx';
import { materialTable } from '#app/features/admin-materials/material-table.tsx';
import { materialTexts } from '#app/features/admin-materials/texts/material-texts.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/materials.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, materialTable, materialSource);
}

export default function MaterialsPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = materialTexts[language];
  const { revalidate } = useRevalidator();
  return (
    <ListPage
      title={texts.title}
      language={language}
      actions={
        <LinkButton to={adminPaths.newMaterial()}>
          <Plus aria-hidden className="size-4" />
          <span>{texts.newTitle}</span>
        </LinkButton>
      }
      table={materialTable}
      page={loaderData}
      source={materialSource}
      failureTitle={texts.listFailed}
    >
      {(list) => (
        <MaterialList
          {...list}
          onDelete={async ({ id }) => deleteMaterial(await signedInClient(), id)}
          onSoldOut={async ({ id }, isSoldOut) => setSoldOut(await signedInClient(), id, isSoldOut)}
          onChanged={() => void revalidate()}
        />
      )}
    </ListPage>
  );
}
