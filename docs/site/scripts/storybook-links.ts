import type { Plugin } from 'vite';

/** Where `pnpm storybook` serves. */
const STORYBOOK = 'http://localhost:6006';

function pageFor(query: string): string {
  const address = `${STORYBOOK}/${query}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Storybook</title></head>
  <body>
    <h1>Storybook runs beside this preview</h1>
    <p>Run <code>npx pnpm storybook</code>, then open <a href="${address}">this page in Storybook</a>.</p>
    <p>In the built site (<code>npx pnpm docs:build</code>) the link leads there at once.</p>
  </body>
</html>`;
}

/** Answers the site's links to Storybook while the site is served with reload: only the built site contains Storybook. */
export function storybookLinks(): Plugin {
  return {
    name: 'storybook-links',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', STORYBOOK);
        if (!pathname.startsWith('/storybook/')) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8').end(pageFor(search));
      });
    },
  };
}
