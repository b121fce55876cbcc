import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

const noChanges = () => () => undefined;

/** The token of a mail link, and a function that removes it from the address. */
export interface LinkToken {
  /** Undefined until the page runs in the browser: servers do not receive the fragment. Null without a token. */
  readonly tokenHash: string | null | undefined;
  readonly clear: () => void;
}

/**
 * Reads `token_hash` from the fragment of the address. The fragment is not sent to servers, so the token reaches no
 * access log and no `Referer` header.
 */
export function useLinkToken(): LinkToken {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isBrowser = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  return {
    tokenHash: isBrowser ? new URLSearchParams(hash.slice(1)).get('token_hash') : undefined,
    clear: () => void navigate(pathname, { replace: true }),
  };
}
