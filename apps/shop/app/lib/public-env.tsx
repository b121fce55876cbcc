import { createContext, type ReactNode, useContext } from 'react';
import type { PublicEnv } from '../config/env.ts';

const PublicEnvContext = createContext<PublicEnv | null>(null);

export function PublicEnvProvider({ env, children }: { env: PublicEnv; children: ReactNode }) {
  return <PublicEnvContext value={env}>{children}</PublicEnvContext>;
}

/**
 * The settings the root loader handed to the browser.
 * @throws Error outside of the root route
 */
export function usePublicEnv(): PublicEnv {
  const env = useContext(PublicEnvContext);
  if (env === null) throw new Error('usePublicEnv needs a PublicEnvProvider above it.');
  return env;
}
