import type { Result } from 'configurator-core';
import { useEffect, useState } from 'react';
import type { PublicEnv } from '#app/config/env.ts';
import { refreshSession } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { AuthFailure } from '../../api/auth-failure.ts';
import { loadAccountApi } from '../../use-auth-action.ts';

interface MailLinkProps {
  type: 'signup' | 'recovery';
  tokenHash: string;
  /** Called once the user is signed in. @param hasPassword false if the account was registered in another browser */
  onVerified: (hasPassword: boolean) => void;
  /** Called if the link was rejected; the page shows the reason. */
  onRefused: (failure: AuthFailure) => void;
}

/** Tokens already used in this tab, so that each is sent once even if the page renders again. */
const followed = new Set<string>();

/** Signs in with a mail link. The token works once, in any browser, and only this script redeems it. */
export function MailLink({ type, tokenHash, onVerified, onRefused }: MailLinkProps) {
  const env = usePublicEnv();
  const [follow] = useState(() => async () => {
    if (followed.has(tokenHash)) return;
    followed.add(tokenHash);
    const result = await signInByLink(env, type, tokenHash);
    if (result.ok) onVerified(result.value);
    else onRefused(result.error);
  });
  useEffect(() => void follow(), [follow]);
  return (
    <div className="grid place-items-center py-24">
      <Spinner label="Ihr Link wird geprüft" className="size-8" />
    </div>
  );
}

async function signInByLink(
  env: PublicEnv,
  type: MailLinkProps['type'],
  tokenHash: string,
): Promise<Result<boolean, AuthFailure>> {
  try {
    const { verifyMailLink, keepRegistrationPassword } = await loadAccountApi();
    const result = await verifyMailLink(env, type, tokenHash);
    if (!result.ok) return result;
    const hasPassword = type === 'recovery' || (await keepRegistrationPassword(env));
    await refreshSession(env);
    return { ok: true, value: hasPassword };
  } catch (error) {
    console.error('The link could not be checked', error);
    return { ok: false, error: { message: null, code: null, isTooMany: false, waitSeconds: null } };
  }
}
