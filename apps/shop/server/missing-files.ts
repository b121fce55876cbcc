import { readdirSync } from 'node:fs';
import type { RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';

/** Kinds of files that browsers, crawlers and attackers request, and that no person reads as a page. */
const fileName =
  /\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|otf|mp4|webm|webmanifest)$/i;

/**
 * Answers requests for missing files with a short 404. Rendering the page for a missing page took as long as any page,
 * and a browser cannot show it in place of a script or a picture.
 */
export function refuseMissingFiles(clientFolder: string, routes: ServerBuild['routes']): RequestHandler {
  const folders = readdirSync(clientFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${name}/`);
  const filesOfRoutes = new Set(Object.values(routes).map((route) => `/${route?.path}`));
  return (request, reply, next) => {
    const { path } = request;
    const isFile = folders.some((folder) => path.startsWith(folder)) || fileName.test(path);
    if (isFile && !filesOfRoutes.has(path)) {
      reply.status(404).set('Cache-Control', 'no-store').type('text').send('Not Found');
    } else next();
  };
}
