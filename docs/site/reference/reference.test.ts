import { describe, expect, test } from 'vitest';
import { codesPage, findingExample, templateIssuesOf, valueIssuesOf } from './code-pages.ts';
import { findingEntries } from './findings.ts';
import { templateIssueEntries } from './template-issues.ts';
import { templatePage } from './template-page.ts';
import { issueEntries } from './value-issues.ts';

/** Codes that only a host's own code can cause. Its types are tested with it. */
const causedByHosts = new Set(['invalid_field_type']);

/** The committed pages. `vitest run --project unit docs/site/reference -u` writes them again. */
const committed = { 'codes.md': codesPage, 'template.md': templatePage };

test.each(Object.entries(committed))(
  '%s is generated from the contract and the codes; update it with `vitest -u`',
  async (name, write) => {
    await expect(`${write().trimEnd()}\n`).toMatchFileSnapshot(`./${name}`);
  },
);

describe('Reference of the codes', () => {
  const templates = Object.entries(templateIssueEntries).filter(([code]) => !causedByHosts.has(code));
  test.each(templates)('The example of %s is refused with this code', (code, { example }) => {
    expect(templateIssuesOf(example).map((issue) => issue.code)).toContain(code);
  });

  test.each(Object.entries(findingEntries))('The example of %s has this finding', (code, { example }) => {
    expect(findingExample(code, example).finding.message.en).not.toBe('');
  });

  test.each(Object.entries(issueEntries))('The values of %s have this issue', (code, { example }) => {
    expect(valueIssuesOf(example).map((issue) => issue.code)).toContain(code);
  });

  test('The page has a heading for each code', () => {
    const headings = [...codesPage().matchAll(/^### (\S+)$/gm)].map(([, code]) => code);
    const codes = [templateIssueEntries, findingEntries, issueEntries].flatMap((entries) => Object.keys(entries));
    expect(headings).toEqual(codes);
  });
});

describe('Reference of the template format', () => {
  const page = templatePage();

  test('The page names the unit of every amount, euros for surcharges and cents elsewhere', () => {
    const unitOf = (key: string) =>
      page.split('\n').flatMap((line) => (line.startsWith(`| \`${key}\` |`) ? [line.split(' | ')[3]] : []));
    expect(unitOf('additional_price')).toEqual(['EUR']);
    expect(unitOf('base_price')).toEqual(['cents']);
    expect(unitOf('minimum')).toEqual(['cents']);
    expect(unitOf('cells')).toEqual(['cents']);
  });

  test('Every row has an example', () => {
    const rows = page.split('\n').filter((line) => /^\| `\w+` \|.*\|.*\|.*\|.*\|/.test(line));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => row.split(/(?<!\\)\|/)[6]?.trim() === '')).toEqual([]);
  });
});
