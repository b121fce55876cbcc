import { expect, test } from 'vitest';
import { readAreas } from './ledger.ts';
import { countTests, titlesOf } from './reports.ts';

const ledger = `# Ledger
## SF-CART: Cart
| ID | requirement | source |
|---|---|---|
| SF-CART-01 | A cart item holds the article. | storefront §3 |
| SF-CART-02 | A line shows the image. | storefront §2 |
## Open points
| OP-01 | not an area | x |
`;

test('The areas and their rows are read, and the open points omitted', () => {
  expect(readAreas(ledger)).toEqual([
    {
      name: 'SF-CART',
      rows: [
        { id: 'SF-CART-01', text: 'A cart item holds the article.' },
        { id: 'SF-CART-02', text: 'A line shows the image.' },
      ],
    },
  ]);
});

test('Passing tests only are counted, in reports of both runners', () => {
  const vitest = {
    testResults: [
      {
        assertionResults: [
          { fullName: '[A-01] holds', status: 'passed' },
          { fullName: '[A-02] breaks', status: 'failed' },
          { fullName: '[A-03] waits', status: 'pending' },
        ],
      },
    ],
  };
  const playwright = {
    suites: [
      {
        specs: [{ title: '[B-01] A guest pays', ok: true, tests: [{ status: 'expected' }] }],
        suites: [{ specs: [{ title: '[B-02] A payment fails', ok: false, tests: [{ status: 'unexpected' }] }] }],
      },
    ],
  };
  expect(titlesOf(vitest, 'passed')).toEqual(['[A-01] holds']);
  expect(titlesOf(playwright, 'passed')).toEqual(['[B-01] A guest pays']);
  expect(countTests(vitest)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(countTests(playwright)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});
