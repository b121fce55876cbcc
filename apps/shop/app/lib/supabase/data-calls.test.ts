import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBrowserClient } from '@supabase/ssr';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../', import.meta.url));
const isSource = /(?<!\.test|\.fixture|\.stories)\.tsx?$/;

/** Source files of the shop that match a pattern. */
function filesNaming(words: RegExp): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => isSource.test(file) && words.test(readFileSync(join(app, file), 'utf8')))
    .sort();
}

describe('data calls', () => {
  it('[DATA-02] All data calls go through the Supabase client: the shop contains no API address', () => {
    expect(filesNaming(/\/(rest|auth|realtime|graphql)\/v1/)).toEqual([]);
    // The exceptions: the shop recognizes public addresses of files, loads them as pictures and embeds them in drawings.
    expect(filesNaming(/\/storage\/v1/)).toEqual([
      'features/drawing/embedded-files.server.ts',
      'lib/files/image-sources.ts',
    ]);
  });

  it('Text is searched by one function only, which escapes the characters of a pattern', () => {
    expect(filesNaming(/\.(i?like|i?likeA(ll|ny)Of|regexI?Match|textSearch)\(/)).toEqual([
      'lib/table/apply-table-query.ts',
    ]);
    // A filter written as text contains no values.
    expect(filesNaming(/\.(or|filter)\(\s*(`|'[^']*' \+)/)).toEqual([]);
  });

  it('[DATA-44] The client supports files and realtime changes', () => {
    const client = createBrowserClient('https://project.supabase.co', 'sb_publishable_test', { isSingleton: false });
    expect(client.storage.from('article-images').getPublicUrl('a.webp').data.publicUrl).toBe(
      'https://project.supabase.co/storage/v1/object/public/article-images/a.webp',
    );
    expect(client.channel('orders').topic).toBe('realtime:orders');
  });
});
