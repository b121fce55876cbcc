import { createContext, type ReactNode, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

/** The nonce of this reply while the server renders; undefined in the browser, which hides nonces anyway. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
