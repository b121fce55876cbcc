import bcrypt from 'bcryptjs';
import type { AuthContext } from './auth-context.ts';

/** Facts about an account that decide the reply to a request for its address. */
export interface KnownAccount {
  id: string;
  /** Null if the account has no password. */
  passwordHash: string | null;
  isConfirmed: boolean;
  /** Whether the last confirmation mail is younger than a minute. */
  isMailFresh: boolean;
}

/** Finds the account of an e-mail address. */
export async function findAccount({ query }: AuthContext, email: string): Promise<KnownAccount | undefined> {
  const [account] = await query<{ account: KnownAccount }>(
    `select jsonb_build_object(
       'id', id, 'passwordHash', nullif(encrypted_password, ''), 'isConfirmed', email_confirmed_at is not null,
       'isMailFresh', coalesce(confirmation_sent_at > now() - interval '1 minute', false)) as account
     from auth.users where email = lower($1) and not is_sso_user`,
    [email],
  );
  return account?.account;
}

/** Hash of a random text, with the cost factor of Auth's password hashes. */
const decoyHash = '$2b$10$4nQo/CjiJev1hwMhYpY1WudXNpxQZTX8pdHMp2qX6JYr6dQZs4txm';

/**
 * Compares a password with that of an account. Without an account it compares with a decoy hash, so that the response
 * time reveals nothing.
 */
export async function comparePassword(password: string, account: KnownAccount | undefined): Promise<boolean> {
  const isEqual = await bcrypt.compare(password, account?.passwordHash ?? decoyHash);
  return isEqual && typeof account?.passwordHash === 'string';
}
