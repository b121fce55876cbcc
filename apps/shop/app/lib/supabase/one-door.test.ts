import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('../..', import.meta.url));
const requests = /\bfetch\(|new XMLHttpRequest|sendBeacon\(|new FunctionsClient|\bcreate(Browser|Server)?Client\(/;

/** Files that send requests themselves, and why the sign-in dialog does not concern them. */
const doors: Readonly<Record<string, string>> = {
  'lib/supabase/browser.ts': 'sends every request of the client with sendAsUser',
  'lib/files/send-file.ts': 'sends every upload with sendAsUser',
  'lib/supabase/fetch-function.ts': 'the request that browser.ts repeats, or that of a guest',
  'lib/supabase/functions.ts': 'the client of guests',
  'lib/supabase/server.server.ts': 'runs on the server',
  'features/drawing/embedded-files.server.ts': 'reads public pictures on the server',
  'features/account/api/account-api.ts': 'checks a password without a session',
  'ui/order/order-files.tsx': 'reads a signed address, which has no session',
  'ui/shell/reload-for-missing-script.ts': 'asks whether the page and its script answer',
  'features/configure/visit/use-configurator-visit.ts': 'counts visits, for the shop’s own server',
  'features/configure/api/load-template-version.ts': 'reads a public template from the shop’s own server',
};

it('Requests are sent from a few files only, so that each can wait for a new sign-in', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((path) => !/\.(test|stories|fixture)\.tsx?$/.test(path))
    .filter((path) => requests.test(readFileSync(`${app}/${path}`, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(doors).sort());
  for (const path of ['lib/supabase/browser.ts', 'lib/files/send-file.ts']) {
    expect(readFileSync(`${app}/${path}`, 'utf8')).toContain('await sendAsUser(');
  }
});
