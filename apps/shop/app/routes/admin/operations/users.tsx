import { useNavigation, useRevalidator } from 'react-router';
import { changeUser, confirmPassword } from '#app/features/admin-users/api/change-user.ts';
import { listUsers } from '#app/features/admin-users/api/list-users.ts';
import { UserList } from '#app/features/admin-users/components/user-list.tsx';
import { userTexts } from '#app/features/admin-users/texts/user-texts.ts';
import { userTables } from '#app/features/admin-users/user-table.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { hasRole, sessionStore } from '#app/lib/session/session.ts';
import { refreshSession } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '#app/lib/table/apply-table-query.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import { ListFailure } from '#app/ui/admin/lists/list-failure.tsx';
import { useTableQuery } from '#app/ui/data-table/use-table-query.ts';
import type { Route } from './+types/users.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, userTables.en);
  return loadOrFailure(async () => listUsers(await signedInClient(), query, userTables.en));
}

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('en');
  const texts = userTexts[language];
  const userTable = userTables[language];
  const [query, setQuery] = useTableQuery(userTable);
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const env = usePublicEnv();
  return (
    <AdminPage title={texts.title} language={language}>
      {loaderData.ok ? (
        <UserList
          page={loaderData.value}
          query={query}
          onQueryChange={setQuery}
          onChangeUser={async ({ id }, change) => changeUser(await signedInClient(), id, change)}
          onConfirmPassword={async (password) => confirmPassword(await signedInClient(), password)}
          onChanged={() => {
            // Admins who remove their own role leave the administration at once, and may no longer load the list.
            void refreshSession(env).finally(() => {
              if (hasRole(sessionStore.getState().session, 'admin')) void revalidate();
            });
          }}
          loadAll={async () => {
            const client = await signedInClient();
            return loadEveryPage(query, userTable, (page, sized) => listUsers(client, page, sized));
          }}
          isLoading={state === 'loading'}
        />
      ) : (
        <ListFailure title={texts.loadFailed} error={loaderData.error} />
      )}
    </AdminPage>
  );
}
