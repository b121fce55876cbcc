/**
 * Regular expressions of product code that are not linear by themselves or are composed when they run, by file and
 * pattern, with the reason why no text from outside can make them slow. `pnpm check` fails on any other one.
 */
export const boundedPatterns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/shop/app/lib/files/image-sources.ts': {
    '`^(${drawn}|${uploaded})\\\\.webp$`': 'two fixed alternatives without a common start',
  },
  'apps/shop/app/lib/security/risky-claims.ts': {
    "`(?<![\\\\p{L}\\\\d-])[\\\\p{L}\\\\d-]*(?:${riskyStems.join('|')})[\\\\p{L}-]*`":
      'tried once per word, with fixed stems',
  },
  'apps/shop/app/lib/security/without-nonce.server.ts': {
    '`<script\\\\b([^>]*)${attribute}([^>]*)>([^]*?)</script>`': 'a page that this server has rendered',
  },
  'packages/configurator-core/src/analysis/texts/sample-pattern.ts': {
    '`^(?:${source})$`': 'Pattern has accepted the source, and tests samples of a few characters',
  },
  'packages/configurator-core/src/contract/primitives/pattern.ts': {
    source: 'only compiled, to find a malformed one; Pattern tests texts with its own automaton',
    '`^${text}$`': 'one class or escape, tested with one character',
    '/\\\\(?:[pP]\\{[^}]*\\}|u\\{[\\da-fA-F]+\\}|u[\\da-fA-F]{4}|x[\\da-fA-F]{2}|c[a-zA-Z]|.)|\\[(?:\\\\.|[^\\]\\\\])*\\]|\\((?:\\?:|\\?<[^=!>][^>]*>)?|[*+?]\\??|\\{\\d+(?:,\\d*)?\\}\\??|./gsu':
      'RegExp has accepted the source, so that every class and group is closed',
    '/^(?:([*+?])|\\{(\\d+)(,?)(\\d*)\\})\\??$/': 'one token that has the form of a quantifier',
  },
  'packages/configurator-core/src/contract/primitives/reserved-name.ts': {
    "`^(?!_|(?:${inherited.sort().join('|')})$)`": 'fixed words, anchored',
  },
  'packages/configurator-core/src/money.ts': {
    '/\\B(?=(\\d{3})+$)/g': 'digits of a safe integer, at most 16',
  },
  'packages/configurator-core/src/text/delimiter.ts': {
    '`(^|[\\\\r\\\\n${signs.join(\'\')}])"(?:[^"]|"")*(?:"|$)`':
      'reads to the end of the text, so that no match starts twice',
  },
  'packages/configurator-core/src/text/read-table.ts': {
    '`[\\\\r\\\\n\\\\u{${codeOf(delimiter)}}]`': 'one class of characters',
  },
  'packages/template-editor/src/formula/parse-formula.ts': {
    tokenPattern: 'a fixed pattern; the object is new because it stores its place',
  },
};
