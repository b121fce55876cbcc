/** Licences that allow using and redistributing a package with the shop. */
const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

/** Packages with another licence, and why they are accepted. */
const exceptions: readonly (readonly [name: RegExp, licence: string | null, reason: string])[] = [
  [
    /^@img\/sharp-libvips-/,
    'LGPL-3.0-or-later',
    'a library of its own that a development tool loads; nothing of it is shipped',
  ],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later', 'as above'],
  [
    /^isbot$/,
    'Unlicense',
    'React Router itself depends on it; the licence gives every right away and asks for nothing',
  ],
  [/^png-js$/, null, 'names no licence in its package.json; its LICENSE file is MIT'],
];

/**
 * Returns why a licence is not accepted; null if it is. `A OR B` requires one of them, `A AND B` both.
 * @param licence from package.json; null if there is none
 */
export function checkLicence(name: string, licence: string | null): string | null {
  const isExcepted = exceptions.some(([pattern, known]) => pattern.test(name) && known === licence);
  if (isExcepted) return null;
  if (licence === null) return `${name} names no licence`;
  const isAllowed = licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowedLicences.has(part.trim())));
  return isAllowed ? null : `${name} is under ${licence}`;
}
