import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GuaranteeNotice, guaranteeNotice, guaranteeNoticeSource, isDemo } from 'shop-backend/legal';
import type { Plugin } from 'vite';

interface NoticeInPlace {
  notice: GuaranteeNotice | null;
  isDemo: boolean;
  /** Folder of the official file. */
  folder: URL;
}

const inThisShop: NoticeInPlace = {
  notice: guaranteeNotice,
  isDemo,
  folder: new URL('../../public/legal/', import.meta.url),
};

/**
 * Fails the build of a shop without the official notice on the legal guarantee, or with a changed one. A demonstration
 * shop may omit it.
 */
export function requireGuaranteeNotice(inPlace = inThisShop): Plugin {
  return {
    name: 'require-guarantee-notice',
    apply: 'build',
    buildStart() {
      const problem = guaranteeNoticeProblem(inPlace);
      if (problem !== null) throw new Error(problem);
    },
  };
}

/** Returns the problem with the notice and its fix; null if it is valid. */
export function guaranteeNoticeProblem({ notice, isDemo: isDemoShop, folder }: NoticeInPlace): string | null {
  const download = `Download the German colour version from ${guaranteeNoticeSource}`;
  if (notice === null) {
    return isDemoShop
      ? null
      : `The EU notice on the legal guarantee is missing. ${download}, put it into apps/shop/public/legal/ unchanged and name it in supabase/legal/guarantee-notice.ts, or declare the shop a demonstration in supabase/legal/company.ts (isDemo).`;
  }
  const file = new URL(notice.fileName, folder);
  const path = fileURLToPath(file);
  if (!existsSync(file)) return `${path} is missing. ${download} and put it there unchanged.`;
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  return digest === notice.sha256
    ? null
    : `${path} is not the official file that supabase/legal/guarantee-notice.ts names: its SHA-256 is ${digest}, not ${notice.sha256}. The notice may not be changed. ${download} again.`;
}
