import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installDebianPackages, tryCommand } from '../workspace/debian-packages.ts';

/** Debian's Chromium without windows and settings. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [named, ...SYSTEM_PATHS, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Path of a full Chromium: `CHROMIUM_PATH`, else the system's, else Playwright's (downloaded if necessary), else
 * Debian's package (as root).
 * @throws Error with instructions if none can be installed
 */
export function findChromium(): string {
  const attempts = [
    () => tryCommand('Chromium', 'npx', 'playwright', 'install', 'chromium'),
    () => installDebianPackages('Chromium', 'chromium', 'chromium-headless-shell'),
  ];
  let path = installed();
  for (const next of attempts) {
    if (path) break;
    next();
    path = installed();
  }
  if (!path) {
    throw new Error(
      'No Chromium for the browser tests. Install Chromium or Chrome with your package manager ' +
        '(Debian: apt-get install chromium), or set CHROMIUM_PATH to its program, then run the command again.',
    );
  }
  return path;
}

/**
 * Path of a Chromium for tests of pages: `CHROMIUM_PATH`, else Debian's headless shell, which saves CPU time by not
 * drawing windows, else the result of `findChromium`. Tests of browser settings require `findChromium`.
 * @throws Error with instructions if none can be installed
 */
export function findTestChromium(): string {
  const path = findChromium();
  return process.env.CHROMIUM_PATH === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : path;
}
