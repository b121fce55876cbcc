import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';

const build = fileURLToPath(new URL('../build/', import.meta.url));

/** Every text file of the build that runs here, with its place. */
function filesOf(folder: string): { place: string; text: string }[] {
  return readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|svg|txt|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((place) => ({ place, text: readFileSync(place, 'utf8') }));
}

function placesOf(files: readonly { place: string; text: string }[], words: RegExp): string[] {
  return files.filter(({ text }) => words.test(text)).map(({ place }) => place.slice(build.length));
}

test('[BEY-27] the build names the closed platform for online disputes nowhere', () => {
  const files = [...filesOf('client'), ...filesOf('server')];
  expect(files.length).toBeGreaterThan(30);
  expect(placesOf(files, /ec\.europa\.eu\/(consumers\/)?odr|OS-Plattform/i)).toEqual([]);
});

test('[BEY-39] the build holds no secret key, and the browser’s part no name of one', () => {
  const secret = /sb_secret_[\w-]{8,}|"role":"service_role"|service_role_key/;
  expect(placesOf([...filesOf('client'), ...filesOf('server')], secret)).toEqual([]);
  expect(placesOf(filesOf('client'), /SUPABASE_SECRET|SERVICE_ROLE|PAYPAL_CLIENT_SECRET/)).toEqual([]);
});

test('[BEY-08] the build contains nothing of the payment sandbox', () => {
  expect(placesOf([...filesOf('client'), ...filesOf('server')], /paypal-sandbox|startSandbox|sandbox-state/)).toEqual(
    [],
  );
});
