import { mayDo } from '../../functions/_shared/http/rate-limit.ts';
import type { AuthContext } from './auth-context.ts';

/**
 * Whether an address gets one more mail of Auth: three at once, then one a minute, from the sixth on one in ten minutes.
 * Asked for more, Auth answers as ever and sends nothing: the owner has the mails before, and is turned away nowhere.
 */
export function takesMail({ deps }: AuthContext, email: string): Promise<boolean> {
  return mayDo(deps, 'auth-mail', email);
}
