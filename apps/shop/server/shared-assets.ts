import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

const DAY_MS = 24 * 3_600_000;
/** How long the files of a build stay after its last server has stopped. Longer than a tab is usually left open. */
const keptDays = 30;

/** Folders of scripts and styles, without subfolders. */
interface AssetFolders {
  /** Files of this server's build */
  own: string;
  /** Files of all builds, shared by all servers. Their names contain a digest, so that builds do not collide. */
  shared: string;
}

/**
 * Adds the files of a build to the shared folder, marks them as in use, and deletes those that no server has used for a
 * month. Other servers may do the same at once.
 */
export async function shareAssets({ own, shared }: AssetFolders, now = new Date()): Promise<void> {
  await mkdir(shared, { recursive: true });
  const ownNames = new Set(await readdir(own));
  const sharedNames = new Set(await readdir(shared));
  for (const name of ownNames) {
    const target = join(shared, name);
    if (!sharedNames.has(name)) {
      // Renamed when it is complete: another server may already be asked for it.
      const part = join(shared, `.${randomUUID()}`);
      await copyFile(join(own, name), part);
      await rename(part, target);
    }
    await utimes(target, now, now).catch(ignoreMissing);
  }
  for (const name of sharedNames) {
    if (ownNames.has(name)) continue;
    const file = join(shared, name);
    const isUnused = await stat(file).then(({ mtimeMs }) => now.getTime() - mtimeMs > keptDays * DAY_MS, ignoreMissing);
    if (isUnused === true) await unlink(file).catch(ignoreMissing);
  }
}

/** Repeats `shareAssets` every day, so that the files of a server that runs for months stay. */
export async function keepSharing(folders: AssetFolders): Promise<void> {
  await shareAssets(folders);
  setInterval(() => {
    shareAssets(folders).catch((error: unknown) => console.error('The files of the build could not be shared', error));
  }, DAY_MS).unref();
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Answers a page of another build that asks for further routes. The framework would reload that page in full, and
 * after a second time show an error, because while builds change its next request may reach a server of either build.
 * The routes of a build are in its own file `manifest-<version>.js`.
 */
export function serveOtherManifests(shared: string, ownVersion: string): RequestHandler {
  return async (request, reply, next) => {
    const { version } = request.query;
    if (request.path !== '/__manifest' || typeof version !== 'string' || version === ownVersion) {
      next();
      return;
    }
    const routes = /^[\w-]{1,64}$/.test(version) ? await readRoutes(join(shared, `manifest-${version}.js`)) : null;
    if (routes === null) next();
    else reply.set('Cache-Control', 'public, max-age=31536000, immutable').json(routes);
  };
}

/** All routes of a build; null if the file is not there. */
async function readRoutes(file: string): Promise<unknown> {
  const script = await readFile(file, 'utf8').catch(ignoreMissing);
  if (script === undefined) return null;
  const manifest: unknown = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
  return typeof manifest === 'object' && manifest !== null && 'routes' in manifest ? manifest.routes : null;
}
