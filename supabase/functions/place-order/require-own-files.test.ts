import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFileReplySchema } from '../../contracts/index.ts';
import { type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { userIds } from '../../seed/ids.ts';
import type { FileBuyer, NamedFile } from '../_shared/pricing/named-files.ts';
import { png } from '../_shared/testing/make-pictures.ts';
import { requireOwnFiles } from './require-own-files.ts';

const uploadSecret = 'a'.repeat(64);

let backend: TestBackend;
let annasFile: NamedFile;
let guestsFile: NamedFile;
beforeAll(async () => {
  backend = await testBackend();
  const anna = await backend.signIn('anna@example.de');
  annasFile = await upload({ authorization: `Bearer ${anna}` });
  guestsFile = await upload({ 'x-upload-secret': uploadSecret });
});
afterAll(() => backend.close());

async function upload(headers: Record<string, string>): Promise<NamedFile> {
  const url = `${backend.url}/functions/v1/upload-file?name=Bello.jpg`;
  const reply = await fetch(url, { method: 'POST', headers, body: png(3, 3) });
  return { fieldName: 'photo', file: uploadFileReplySchema.parse(await reply.json()) };
}

const anna: FileBuyer = { userId: userIds.anna, uploadSecret: null };
const guest: FileBuyer = { userId: null, uploadSecret };
const altered = (other: Partial<NamedFile['file']>) => ({ ...guestsFile, file: { ...guestsFile.file, ...other } });
const check = (lines: readonly (readonly NamedFile[])[], owner: FileBuyer) =>
  requireOwnFiles(backend.deps, lines, owner);

describe('the files of an order', () => {
  it('The files of an order are accepted from the customer or the guest who uploaded them', async () => {
    await check([[], [annasFile]], anna);
    await check([[guestsFile], [guestsFile]], guest);
    // Uploaded as a guest, then ordered after sign-in in the same browser.
    await check([[annasFile, guestsFile]], { ...anna, uploadSecret });
    await check([[]], { userId: null, uploadSecret: 'b'.repeat(64) });
  });

  it.each<[string, () => readonly [NamedFile, FileBuyer]]>([
    ["another guest's", () => [guestsFile, { userId: null, uploadSecret: 'b'.repeat(64) }]],
    ["a guest's, for a customer without the secret", () => [guestsFile, anna]],
    ["a customer's, for a guest", () => [annasFile, guest]],
    ["a customer's, for another customer", () => [annasFile, { ...anna, userId: userIds.ben }]],
    ['unknown', () => [altered({ id: crypto.randomUUID() }), guest]],
    ['of another type than the stored one', () => [altered({ mediaType: 'application/pdf' }), guest]],
    ['of another size than the stored one', () => [altered({ bytes: guestsFile.file.bytes - 1 }), guest]],
    ['of another name than the stored one', () => [altered({ name: 'Rex.webp' }), guest]],
  ])('The files of an order are refused by line and name if one is %s', async (_, make) => {
    const [file, owner] = make();
    await expect(check([[], [file]], owner)).rejects.toMatchObject({
      code: 'file_unavailable',
      params: { index: 1, names: [file.file.name] },
    });
  });

  it('The files of an order are refused while they are being removed', async () => {
    const file = await upload({ 'x-upload-secret': uploadSecret });
    await backend.deps.database
      .from('order_files')
      .update({ removing_at: new Date().toISOString() })
      .eq('id', file.file.id);
    await expect(check([[file]], guest)).rejects.toMatchObject({ code: 'file_unavailable' });
  });
});
