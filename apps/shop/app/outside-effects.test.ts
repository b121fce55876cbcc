import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { outsideEffects } from './outside-effects.ts';
import { requestsWithoutEffect } from './requests-without-effect.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|fixtures)\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(`${folder}${path}`, 'utf8')]),
);

/** Requests that may write: SQL functions, functions of the shop, tables and accounts. */
const patterns: readonly (readonly [RegExp, (match: RegExpMatchArray) => string])[] = [
  [/\.rpc\(\s*['`]([^'`]+)['`]/g, ([, name]) => `rpc ${name}`],
  [/callFunction\(\s*[^,]+,\s*'([^']+)'/g, ([, name]) => `function ${name}`],
  [/\.from\(\s*'(\w+)'\s*\)\s*\.(insert|update|upsert|delete)\(/g, ([, table, verb]) => `${verb} ${table}`],
  [/\btable\s*\.(insert|update|upsert|delete)\(/g, ([, verb]) => `${verb} table`],
  [
    /(?:auth|mfa)\.(signUp|signInWithPassword|updateUser|resetPasswordForEmail|verifyOtp|unenroll|enroll|challengeAndVerify|signOut)\(/g,
    ([, name]) => `auth ${name}`,
  ],
];

interface Request {
  name: string;
  /** The files that import the function that sends the request. */
  usedBy: readonly string[];
}

function requestsOf(path: string, text: string): Request[] {
  return patterns.flatMap(([pattern, nameOf]) =>
    [...text.matchAll(pattern)].map((match) => {
      const sender = [...text.slice(0, match.index).matchAll(/export (?:async )?function (\w+)/g)].at(-1)?.[1];
      return { name: nameOf(match), usedBy: sender === undefined ? [] : importersOf(path, sender) };
    }),
  );
}

function importersOf(path: string, name: string): string[] {
  const file = path.split('/').at(-1);
  return [...sources]
    .filter(([other, text]) => other !== path && text.includes(`/${file}'`) && new RegExp(`\\b${name}\\b`).test(text))
    .map(([other]) => other);
}

const requests = [...sources].flatMap(([path, text]) => requestsOf(path, text));

describe('actions with an effect outside', () => {
  it('Actions with an effect outside are registered, with every other request', () => {
    expect(requests.length).toBeGreaterThan(80);
    const names = [...new Set(requests.map(({ name }) => name))].sort();
    expect([...Object.keys(outsideEffects), ...requestsWithoutEffect].sort()).toEqual(names);
  });

  it.each(Object.entries(outsideEffects))('%s is sent only by files that ask before or undo after', (name, row) => {
    const usedBy = new Set(requests.filter((request) => request.name === name).flatMap((request) => request.usedBy));
    expect([...usedBy].sort()).toEqual(row.usedBy.toSorted());
    expect(row.guards.length).toBeGreaterThan(0);
    for (const { file, shows } of row.guards) {
      expect(readFileSync(`${folder}${file}`, 'utf8'), file).toContain(shows);
    }
  });
});
