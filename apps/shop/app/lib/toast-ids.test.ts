import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((path) => !/\.(test|stories|fixture)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${app}/${path}`, 'utf8') }));

/** Errors of actions without a success that the user could see later. */
const final: Readonly<Record<string, string>> = {
  "'other-user'": 'nothing is left to succeed',
  "'unauthorized'": 'leads to the login',
  "'mail-link'": 'the link is used up',
  "'session'": 'the session is read again with the next page',
  code: 'the text of a notice',
  TOAST_ID: 'the checkout closes its notice itself',
};

/** The `id` of each call, as written in the source. */
function idsIn(call: RegExp): { id: string; path: string }[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(call)].flatMap((found) => {
      const argument = text.slice(found.index, text.indexOf('});', found.index));
      const id = /\bid: ('[^']*'|`[^`]*`|[\w.]+)/.exec(argument)?.[1];
      return id === undefined ? [] : [{ id, path }];
    }),
  );
}

it('Every error toast is removed by the success of the same action', () => {
  const errors = idsIn(/\bshowErrorToast\(\{/g);
  expect(errors.length).toBeGreaterThan(40);
  const closed = sources.flatMap(({ text }) => [...text.matchAll(/\bcloseToast\(('[^']*'|`[^`]*`)\)/g)]);
  const removed = new Set([...idsIn(/\bshowToast\(\{/g).map(({ id }) => id), ...closed.map(([, id]) => id)]);
  expect(errors.filter(({ id }) => !removed.has(id) && !(id in final))).toEqual([]);
});
