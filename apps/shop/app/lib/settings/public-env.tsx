import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { PublicEnv } from '#app/config/env.ts';

const PublicEnvContext = createContext<PublicEnv | null>(null);

let resolveEnv: (env: PublicEnv) => void;
const envInBrowser = new Promise<PublicEnv>((resolve) => {
  resolveEnv = resolve;
});

export function PublicEnvProvider({ env, children }: { env: PublicEnv; children: ReactNode }) {
  useEffect(() => resolveEnv(env), [env]);
  return <PublicEnvContext value={env}>{children}</PublicEnvContext>;
}

/**
 * The settings passed to the browser by the root loader.
 * @throws Error outside of the root route
 */
export function usePublicEnv(): PublicEnv {
  const env = useContext(PublicEnvContext);
  if (env === null) throw new Error('usePublicEnv needs a PublicEnvProvider above it.');
  return env;
}

/** The same settings outside of components, in the browser: guards and `clientLoader`s await them. */
export function publicEnv(): Promise<PublicEnv> {
  return envInBrowser;
}
