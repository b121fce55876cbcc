import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layers } from './import-layers.ts';
import { workspaceRoot } from './workspace/child-processes.ts';

// A small workspace with one file for each place in the rules, each with a forbidden import.
const forbidden: readonly (readonly [rule: string, file: string, imports: string])[] = [
  ['core-imports-no-framework', 'packages/configurator-core/src/a.ts', 'react'],
  ['core-imports-no-framework', 'packages/configurator-core/src/b.ts', '../../configurator-react/src/index.ts'],
  ['json-logic-in-one-file', 'packages/configurator-core/src/evaluate/c.ts', 'json-logic-js'],
  ['xstate-in-machine-only', 'packages/configurator-core/src/evaluate/ab.ts', 'xstate'],
  ['folders-point-down', 'packages/configurator-core/src/contract/w.ts', '../machine/index.ts'],
  ['folders-point-down', 'packages/configurator-core/src/evaluate/x.ts', '../explain/explain.ts'],
  ['folders-point-down', 'packages/configurator-core/src/explain/y.ts', '../index.ts'],
  ['folders-point-down', 'packages/template-editor/src/document/ad.ts', '../editor/editor.ts'],
  ['folders-point-down', 'apps/shop/app/lib/ae.ts', '../ui/buttons/button.tsx'],
  ['renderer-knows-core-only', 'packages/configurator-react/src/d.ts', '../../template-editor/src/index.ts'],
  ['editor-knows-core-and-renderer-only', 'packages/template-editor/src/e.ts', '../../../apps/shop/app/root.tsx'],
  ['packages-through-their-entry', 'packages/configurator-react/src/f.ts', '../../configurator-core/src/money.ts'],
  ['contracts-know-core-only', 'supabase/contracts/g.ts', '../functions/place-order/handler.ts'],
  ['field-types-know-core-only', 'supabase/field-types/af.ts', '../functions/place-order/handler.ts'],
  ['legal-texts-know-contracts-only', 'supabase/legal/t.ts', '../functions/place-order/handler.ts'],
  ['tracing-knows-no-vendor', 'supabase/tracing/ao.ts', '../contracts/index.ts'],
  ['functions-know-contracts-and-core-only', 'supabase/functions/place-order/h.ts', '../../local/host.ts'],
  ['functions-are-islands', 'supabase/functions/quote-cart/ai.ts', '../place-order/handler.ts'],
  ['functions-are-islands', 'supabase/functions/_shared/pricing/aj.ts', '../../place-order/handler.ts'],
  ['no-import-of-the-embedded-host', 'apps/shop/app/lib/i.ts', '../../../../supabase/local/host.ts'],
  ['shop-foundations-know-no-feature', 'apps/shop/app/ui/j.ts', '../features/cart/cart.ts'],
  ['features-are-islands', 'apps/shop/app/features/checkout/k.ts', '../cart/cart.ts'],
  ['features-are-islands', 'apps/shop/app/features/checkout/l.ts', '../../routes/home.tsx'],
  ['no-import-of-routes', 'apps/shop/app/lib/m.ts', '../routes/home.tsx'],
  ['supabase-client-in-api-only', 'apps/shop/app/features/cart/n.ts', '@supabase/supabase-js'],
];

const allowed: readonly (readonly [file: string, imports: string])[] = [
  ['packages/configurator-core/src/condition/o.test.ts', 'json-logic-js'],
  ['packages/configurator-core/src/condition/json-logic.ts', 'json-logic-js'],
  ['packages/configurator-core/src/machine/ac.ts', 'xstate'],
  ['packages/configurator-core/src/explain/z.ts', '../evaluate/evaluate.ts'],
  ['packages/configurator-core/src/contract/aa.test.ts', '../index.ts'],
  ['packages/configurator-react/src/p.ts', '../../configurator-core/src/index.ts'],
  ['apps/shop/app/features/cart/api/q.ts', '@supabase/supabase-js'],
  ['apps/shop/app/routes/r.ts', '../features/cart/cart.ts'],
  ['apps/shop/app/features/cart/s.ts', '../../../../../supabase/contracts/index.ts'],
  ['apps/shop/app/features/cart/u.ts', '../../../../../supabase/legal/index.ts'],
  ['supabase/legal/v.ts', '../contracts/index.ts'],
  ['apps/shop/app/features/cart/ag.ts', '../../../../../supabase/field-types/index.ts'],
  ['supabase/functions/place-order/ah.ts', '../../field-types/index.ts'],
  ['supabase/functions/place-order/ak.ts', '../_shared/pricing/price-line.ts'],
  ['supabase/functions/_shared/orders/al.ts', '../pricing/price-line.ts'],
  ['supabase/functions/place-order/am.ts', './handler.ts'],
];

const targets = [
  'packages/configurator-core/src/index.ts',
  'packages/configurator-core/src/money.ts',
  'packages/configurator-core/src/evaluate/evaluate.ts',
  'packages/configurator-core/src/explain/explain.ts',
  'packages/configurator-core/src/machine/index.ts',
  'packages/configurator-react/src/index.ts',
  'packages/template-editor/src/index.ts',
  'packages/template-editor/src/editor/editor.ts',
  'apps/shop/app/root.tsx',
  'apps/shop/app/ui/buttons/button.tsx',
  'apps/shop/app/routes/home.tsx',
  'apps/shop/app/features/cart/cart.ts',
  'supabase/contracts/index.ts',
  'supabase/field-types/index.ts',
  'supabase/legal/index.ts',
  'supabase/functions/place-order/handler.ts',
  'supabase/functions/_shared/pricing/price-line.ts',
  'supabase/local/host.ts',
];

interface Violation {
  from: string;
  rule: { name: string };
}

let folder = '';
let violations: readonly Violation[] = [];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const name of ['react', 'json-logic-js', 'xstate', '@supabase/supabase-js']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  write(
    'package.json',
    JSON.stringify({ dependencies: { react: '*', 'json-logic-js': '*', xstate: '*', '@supabase/supabase-js': '*' } }),
  );
  for (const file of targets) write(file, 'export const here = 1;\n');
  for (const [, file, imports] of forbidden) write(file, `import '${imports}';\n`);
  for (const [file, imports] of allowed) write(file, `import '${imports}';\n`);
  write('apps/shop/app/lib/cycle-a.ts', "import './cycle-b.ts';\n");
  write('apps/shop/app/lib/cycle-b.ts', "import './cycle-a.ts';\n");
  write('apps/shop/app/lib/type-a.ts', "import type { B } from './type-b.ts';\nexport type A = B;\n");
  write('apps/shop/app/lib/type-b.ts', "import type { A } from './type-a.ts';\nexport type B = A;\n");
  const run = spawnSync(
    join(workspaceRoot, 'node_modules/.bin/depcruise'),
    [
      '--config',
      join(workspaceRoot, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'packages',
      'apps',
      'supabase',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  violations = JSON.parse(run.stdout).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(forbidden)('%s refuses %s importing %s', (rule, file) => {
  expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
});

test.each(['cycle', 'type'])('The rule no-circular refuses two files that import each other: %s', (kind) => {
  const circles = violations.filter(({ rule, from }) => rule.name === 'no-circular' && from.includes(`/${kind}-`));
  expect(circles).not.toEqual([]);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(violations.filter(({ from }) => from === file)).toEqual([]);
});

test.each(Object.entries(layers))('Every folder of %s has a place among its layers', (root, folders) => {
  const entries = readdirSync(join(workspaceRoot, root), { withFileTypes: true });
  expect(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual([...folders].sort());
});
