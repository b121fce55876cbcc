import { createContext, type ReactNode, useContext } from 'react';

const NonceContext = createContext(typeof document === 'undefined' ? '' : readNonce());

export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

/** The nonce of this page. In the browser it is known only in development, where Vite's styles also need it. */
export function useNonce(): string {
  return useContext(NonceContext);
}

function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
