import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { correctSetup } from './correct-setup.fixture.ts';

const notice = 'the official file';

/** Writes this project's files into a folder, with the settings that docs/going-live.md requires from the owner. */
export function prepareProject(folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
  write('apps/shop/.env', variables(correctSetup.shop));
  write('supabase/functions/.env', variables(correctSetup.functions));
  const block = /```toml\n([\s\S]*?)```/.exec(read('docs/going-live.md'))?.[1] ?? '';
  const own = block
    .replaceAll('shop.example', 'shop.pfoten.de')
    .replace('<reference>', 'abcdefgh')
    .replace(/^ {3}/gm, '');
  write('supabase/config.toml', `${read('supabase/config.toml')}\n${own}`);
  const company = read('supabase/legal/company.ts').replace('isDemo: boolean = true', 'isDemo: boolean = false');
  write('supabase/legal/company.ts', company.replaceAll(': null,', ": 'Pfoten GmbH',"));
  const sha256 = createHash('sha256').update(notice).digest('hex');
  const entry = `{ fileName: 'notice.svg', sha256: '${sha256}', widthPx: 1, heightPx: 1, linkUrl: '' }`;
  const noticeModule = read('supabase/legal/guarantee-notice.ts');
  write('supabase/legal/guarantee-notice.ts', noticeModule.replace('| null = null', `| null = ${entry}`));
  write('apps/shop/public/legal/notice.svg', notice);
}

function variables(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
}
