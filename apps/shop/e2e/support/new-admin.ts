import { newCustomer } from '../pages/account.page.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

/**
 * Creates a confirmed account with the role admin for one test.
 * @returns its e-mail address
 */
export async function newAdmin(shop: { shopUrl: string; backendUrl: string }, name: string): Promise<string> {
  const email = await newCustomer(shop, name);
  const { client } = await signInAsAdmin(shop);
  const { data } = await client.rpc('list_users', { p_search: email }).throwOnError();
  await client.rpc('promote_user', { p_user_id: data.users[0].user_id }).throwOnError();
  return email;
}
