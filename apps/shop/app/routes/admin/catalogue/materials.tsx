import { Plus } from 'lucide-react';
import { useNavigation, useRevalidator } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { deleteMaterial } from '#app/features/admin-materials/api/delete-material.ts';
import { listMaterials } from '#app/features/admin-materials/api/list-materials.ts';
import { setSoldOut } from '#app/features/admin-materials/api/save-material.ts';
import { MaterialList } from '#app/features/admin-materials/components/material-list.tsx';
import { materialTables } from '#app/features/admin-materials/material-table.ts';
import { materialTexts } from '#app/features/admin-materials/texts/material-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '#app/lib/table/apply-table-query.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import { ListFailure } from '#app/ui/admin/lists/list-failure.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { useTableQuery } from '#app/ui/data-table/use-table-query.ts';
import type { Route } from './+types/materials.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, materialTables.de);
  return loadOrFailure(async () => listMaterials(await signedInClient(), query, materialTables.de));
}

export default function MaterialsPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = materialTexts[language];
  const materialTable = materialTables[language];
  const [query, setQuery] = useTableQuery(materialTable);
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  return (
    <AdminPage
      title={texts.title}
      language={language}
      actions={
        <LinkButton to={adminPaths.newMaterial()}>
          <Plus aria-hidden className="size-4" />
          <span>{texts.newTitle}</span>
        </LinkButton>
      }
    >
      {loaderData.ok ? (
        <MaterialList
          page={loaderData.value}
          query={query}
          onQueryChange={setQuery}
          onDelete={async ({ id }) => deleteMaterial(await signedInClient(), id)}
          onSoldOut={async ({ id }, isSoldOut) => setSoldOut(await signedInClient(), id, isSoldOut)}
          onChanged={() => void revalidate()}
          loadAll={async () => {
            const client = await signedInClient();
            return loadEveryPage(query, materialTable, (page, definition) => listMaterials(client, page, definition));
          }}
          isLoading={state === 'loading'}
        />
      ) : (
        <ListFailure title={texts.listFailed} error={loaderData.error} />
      )}
    </AdminPage>
  );
}
