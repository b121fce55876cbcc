import { createContext, type ReactNode, useContext } from 'react';

const NonceContext = createContext(typeof document === 'undefined' ? '' : readNonce());

export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

/** The nonce of this page; in the browser only known in development, where Vite's styles need it too. */
export function useNonce(): string {
  return useContext(NonceContext);
}

function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
