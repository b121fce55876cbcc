// pnpm mutate [area …] [--sample N]: puts small mistakes into the code of prices, states and rules, one at a time, and
// counts how many the tests notice. What nobody noticed is printed with its place.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from './child-processes.ts';
import { findMutants, type Mutant } from './mutation/find-mutants.ts';

interface Area {
  /** Files that get mistakes */
  readonly sources: readonly string[];
  /** Tests that should notice */
  readonly tests: readonly string[];
}

const core = 'packages/configurator-core/src';
const areas: Readonly<Record<string, Area>> = {
  price: {
    sources: [`${core}/pricing/*.ts`, `${core}/money.ts`, `${core}/evaluate/*.ts`],
    tests: [`${core}/pricing`, `${core}/money`, `${core}/evaluate`, `${core}/testing`, `${core}/configuration`],
  },
  rules: {
    sources: [`${core}/condition/*.ts`, `${core}/field-types/*.ts`],
    tests: [`${core}/condition`, `${core}/field-types`, `${core}/evaluate`, `${core}/testing`],
  },
  state: {
    sources: [
      `${core}/machine/*.ts`,
      'apps/shop/app/features/checkout/checkout.machine.ts',
      'apps/shop/app/features/cart/cart-line*.ts',
    ],
    tests: [`${core}/machine`, 'apps/shop/app/features/checkout', 'apps/shop/app/features/cart'],
  },
  policy: {
    sources: ['supabase/contracts/shop-policy.ts', 'supabase/functions/_shared/judge-payment.ts'],
    tests: ['supabase/contracts', 'supabase/functions/_shared/judge-payment', 'apps/shop/app/features/cart'],
  },
};
/** Longer than any of these tests takes; a mistake that makes one run for ever counts as noticed. */
const PATIENCE_MS = 120_000;

function passes(tests: readonly string[], mutant: NodeJS.ProcessEnv = {}): boolean {
  const run = spawnSync('vitest', ['run', '--config', 'scripts/mutation/vitest.config.ts', '--root', '.', ...tests], {
    cwd: workspaceRoot,
    env: { ...process.env, ...mutant },
    stdio: 'ignore',
    timeout: PATIENCE_MS,
  });
  return run.status === 0;
}

function isNoticed(file: string, { start, end, text }: Mutant, tests: readonly string[]): boolean {
  return !passes(tests, {
    MUTANT_FILE: file,
    MUTANT_START: String(start),
    MUTANT_END: String(end),
    MUTANT_TEXT: text,
  });
}

/** Evenly spread, so that every file of an area has its share. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T);
}

function describe(file: string, source: string, { start, end, text }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  return `${relative(workspaceRoot, file)}:${line}  ${source.slice(start, end)}  →  ${text || '(nothing)'}`;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sample: { type: 'string' } } });
const rows: Record<string, { mutants: number; noticed: number; percent: number }> = {};
for (const [name, { sources, tests }] of Object.entries(areas)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (!passes(tests)) throw new Error(`The tests of "${name}" fail without any mistake put in: mend them first`);
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }))
    .filter((file) => !/\.(test|property\.test)\./.test(file))
    .map((file) => join(workspaceRoot, file));
  const all = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return findMutants(file, source).map((mutant) => ({ file, source, mutant }));
  });
  const chosen = spread(all, Number(values.sample ?? all.length));
  let noticed = 0;
  for (const { file, source, mutant } of chosen) {
    if (isNoticed(file, mutant, tests)) noticed += 1;
    else console.log(`not noticed: ${describe(file, source, mutant)}`);
  }
  rows[name] = {
    mutants: chosen.length,
    noticed,
    percent: Math.round((noticed / Math.max(chosen.length, 1)) * 100),
  };
}
console.table(rows);
