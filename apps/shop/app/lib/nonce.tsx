import { createContext, type ReactNode, useContext } from 'react';

const NonceContext = createContext('');

export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

/** The nonce of this reply while the server renders; empty in the browser, which hides nonces from scripts. */
export function useNonce(): string {
  return useContext(NonceContext);
}
