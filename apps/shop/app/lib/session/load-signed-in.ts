import type { SupabaseClient, User } from '@supabase/supabase-js';
import { showErrorToast } from '../toasts.ts';
import type { SignedIn } from './session.ts';
import { nameRowSchema, roleRowsSchema } from './user-rows.schema.ts';

/**
 * Reads name and roles of a signed-in user from the tables. If that fails, shows a toast and returns the role guest,
 * which sees nothing restricted.
 * @param isCurrent whether the session still exists; after its end, errors are not reported
 */
export async function loadSignedIn(
  client: SupabaseClient,
  user: User,
  isCurrent: () => boolean = () => true,
): Promise<SignedIn> {
  const account = { status: 'signedIn', userId: user.id, email: user.email ?? '' } as const;
  try {
    const [roles, name] = await Promise.all([readRoles(client, user.id), readName(client, user.id)]);
    // A former admin may still have a factor, which is required to delete the account.
    if (await lacksSecondFactor(client)) {
      return { ...account, ...name, roles: ['customer'], isAdmin: false, awaitsSecondFactor: true };
    }
    return { ...account, ...name, roles, isAdmin: roles.includes('admin') };
  } catch (error) {
    if (isCurrent()) {
      console.error('The data of the signed-in user could not be loaded', error);
      showErrorToast({
        title: 'Error loading user data',
        description: 'Please try refreshing the page',
        id: 'session',
      });
    }
    return { ...account, firstName: '', lastName: '', roles: ['guest'], isAdmin: false };
  }
}

/** Same rule as in the database; here it only decides what is shown. */
async function lacksSecondFactor(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2';
}

async function readRoles(client: SupabaseClient, userId: string) {
  const { data } = await client.from('user_roles').select('role').eq('user_id', userId).throwOnError();
  return roleRowsSchema.parse(data);
}

async function readName(client: SupabaseClient, userId: string) {
  const { data } = await client
    .from('profiles')
    .select('first_name, last_name')
    .eq('id', userId)
    .single()
    .throwOnError();
  return nameRowSchema.parse(data);
}
