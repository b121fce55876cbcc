import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { storybookLinks } from './storybook-links.ts';

it('A link to Storybook in the preview leads to a page that says where Storybook is', async () => {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [storybookLinks()],
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const address = server.httpServer?.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server has no address.');
    const page = (path: string) => fetch(`http://127.0.0.1:${address.port}${path}`).then((reply) => reply.text());
    const story = await page('/storybook/index.html?path=/docs/core-concepts-machine--docs&x=%22%3Cb%3E');
    expect(story).toContain('npx pnpm storybook');
    expect(story).toContain('href="http://localhost:6006/?path=/docs/core-concepts-machine--docs&amp;x=%22%3Cb%3E"');
    expect(await page('/start/tutorial')).not.toContain('Storybook');
  } finally {
    await server.close();
  }
});
