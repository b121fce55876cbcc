import { isAttemptAllowed } from '../../functions/_shared/http/rate-limit.ts';
import type { AuthContext } from './auth-context.ts';

/**
 * Whether Auth may send a mail to an address: three at once, then one a minute, after the sixth one in ten minutes.
 * Beyond that, Auth replies as usual and sends no mail. The owner already has the earlier mails.
 */
export function isMailAllowed({ deps }: AuthContext, email: string): Promise<boolean> {
  return isAttemptAllowed(deps, 'auth-mail', email);
}
