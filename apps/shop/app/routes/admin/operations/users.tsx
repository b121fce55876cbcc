import { useRevalidator } from 'react-router';
import { changeUser, confirmPassword } from '#app/features/admin-users/api/change-user.ts';
import { listUsers } from '#app/features/admin-users/api/list-users.ts';
import { UserList } from '#app/features/admin-users/components/user-list.tsx';
import { userTexts } from '#app/features/admin-users/texts/user-texts.ts';
import { userTable } from '#app/features/admin-users/user-table.tsx';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { hasRole, sessionStore } from '#app/lib/session/session.ts';
import { refreshSession } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/users.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, userTable, listUsers);
}

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('en');
  const texts = userTexts[language];
  const { revalidate } = useRevalidator();
  const env = usePublicEnv();
  return (
    <ListPage
      title={texts.title}
      language={language}
      table={userTable}
      page={loaderData}
      source={listUsers}
      failureTitle={texts.loadFailed}
    >
      {(list) => (
        <UserList
          {...list}
          onChangeUser={async ({ id }, change) => changeUser(await signedInClient(), id, change)}
          onConfirmPassword={async (password) => confirmPassword(await signedInClient(), password)}
          onChanged={() => {
            // Admins who remove their own role leave the administration at once, and may no longer load the list.
            void refreshSession(env).finally(() => {
              if (hasRole(sessionStore.getState().session, 'admin')) void revalidate();
            });
          }}
        />
      )}
    </ListPage>
  );
}
