import './app.css';
import './lib/security/schemas-without-eval.ts';
import { CSPProvider } from '@base-ui/react/csp-provider';
import figtreeFile from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesFile from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { serverEnv } from './config/server-env.server.ts';
import { shop } from './config/shop.ts';
import { useNonce } from './lib/security/nonce.tsx';
import { securityMiddleware } from './lib/security/security-middleware.server.ts';
import { hasSessionCookie } from './lib/session/has-session-cookie.ts';
import { SessionProvider } from './lib/session/session-provider.tsx';
import { PublicEnvProvider } from './lib/settings/public-env.tsx';
import { supabaseMiddleware } from './lib/supabase/server.server.ts';
import { referenceMiddleware } from './lib/tracing/reference-middleware.server.ts';
import { DeferredScripts, EarlyScripts } from './ui/shell/deferred-scripts.tsx';
import { RouteError } from './ui/states/route-error.tsx';
import { ToastsOnDemand } from './ui/toasts/toasts-on-demand.tsx';

export const middleware: Route.MiddlewareFunction[] = [referenceMiddleware, securityMiddleware, supabaseMiddleware];

export function loader({ request }: Route.LoaderArgs) {
  return { env: serverEnv(), hadSession: hasSessionCookie(request.headers.get('Cookie') ?? '') };
}

/** The settings of a running shop do not change. */
export function shouldRevalidate() {
  return false;
}

export const meta: Route.MetaFunction = () => [{ title: `${shop.name} – ${shop.claim}` }];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // Both fonts are on every page. Preloading them avoids a shift of the text.
  ...[figtreeFile, frauncesFile].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf7f0" />
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} />}
        <EarlyScripts />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <CSPProvider disableStyleElements>
          <div className="app-root">{children}</div>
          <ToastsOnDemand />
        </CSPProvider>
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <PublicEnvProvider env={loaderData.env}>
      <SessionProvider hadSession={loaderData.hadSession}>
        <Outlet />
      </SessionProvider>
    </PublicEnvProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="mx-auto grid w-full max-w-6xl flex-1 place-items-center px-4 py-16">
      <RouteError error={error} />
    </main>
  );
}
