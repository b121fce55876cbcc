import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '../mail/mailbox.ts';
import { storageFiles } from '../storage/storage-files.ts';
import { jsonFile } from './json-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the next write of a file fail with ENOSPC, by the device of the kernel for that. */
function fillDiskAt(path: string): void {
  symlinkSync('/dev/full', `${path}.new`);
}

const full = /ENOSPC/;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a full disk', () => {
  it('A full disk refuses a stored value and keeps the old one until there is space', () => {
    const path = join(folder, 'value.json');
    const file = jsonFile(path);
    file.write({ count: 1 });
    fillDiskAt(path);
    expect(() => file.write({ count: 2 })).toThrow(full);
    expect(file.read()).toEqual({ count: 1 });
    file.write({ count: 2 });
    expect(file.read()).toEqual({ count: 2 });
  });

  it('A full disk refuses a mail, which is delivered once when it is sent again', () => {
    const path = join(folder, 'mailbox.json');
    const mailbox = openMailbox(jsonFile(path));
    const mail = { to: 'greta@example.de', subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' };
    fillDiskAt(path);
    expect(() => mailbox.deliver(mail, 'key')).toThrow(full);
    expect(mailbox.list()).toEqual([]);
    mailbox.deliver(mail, 'key');
    mailbox.deliver(mail, 'key');
    expect(mailbox.list()).toHaveLength(1);
    expect(openMailbox(jsonFile(path)).list()).toHaveLength(1);
  });

  it.each(['', '.meta'])(
    'A full disk refuses an upload whose file%s does not fit, and keeps the old object',
    async (ending) => {
      const files = storageFiles(folder);
      const upload = (text: string) =>
        files.uploadObject('photos', 'bello', 'v', bytes(text), 'text/plain', 'no-store');
      await upload('old');
      fillDiskAt(join(folder, 'photos', `bello${ending}`));
      await expect(upload('new')).rejects.toThrow(full);
      const kept = await files.getObject('photos', 'bello', 'v');
      expect(await (kept.body as Blob).text()).toBe('old');
      expect(readdirSync(join(folder, 'photos')).toSorted()).toEqual(['bello', 'bello.meta']);
      await upload('new');
      expect(await ((await files.getObject('photos', 'bello', 'v')).body as Blob).text()).toBe('new');
    },
  );

  it('A full disk leaves nothing of a new object that does not fit', async () => {
    const files = storageFiles(folder);
    mkdirSync(join(folder, 'photos'));
    fillDiskAt(join(folder, 'photos', 'rex.meta'));
    await expect(files.uploadObject('photos', 'rex', 'v', bytes('x'), 'text/plain', 'no-store')).rejects.toThrow(full);
    expect(readdirSync(join(folder, 'photos'))).toEqual([]);
    expect(existsSync('/dev/full')).toBe(true);
  });
});
