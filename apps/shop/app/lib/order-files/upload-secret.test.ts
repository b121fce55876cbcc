import { uploadSecretSchema } from 'shop-backend/contracts';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.fixture.ts';
import { textStorage } from '../storage/text-storage.ts';
import { readUploadSecret, uploadSecretOf } from './upload-secret.ts';

describe('the upload secret', () => {
  it('The upload secret is created for the first upload and reused in this browser', () => {
    const browser = memoryStorage();
    expect(readUploadSecret(textStorage(() => browser))).toBeNull();
    const secret = uploadSecretOf(textStorage(() => browser));
    expect(uploadSecretSchema.parse(secret)).toBe(secret);
    expect(uploadSecretOf(textStorage(() => browser))).toBe(secret);
    expect(readUploadSecret(textStorage(() => browser))).toBe(secret);
    expect(uploadSecretOf(textStorage(() => memoryStorage()))).not.toBe(secret);
  });

  it('The upload secret is kept in memory if the browser blocks storage', () => {
    const storage = textStorage(() => undefined);
    const secret = uploadSecretOf(storage);
    expect(uploadSecretOf(storage)).toBe(secret);
    expect(readUploadSecret(storage)).toBe(secret);
  });

  it('The upload secret is replaced if the stored one is invalid', () => {
    const browser = memoryStorage({ uploadSecret: 'x' });
    const storage = textStorage(() => browser);
    expect(readUploadSecret(storage)).toBeNull();
    expect(uploadSecretOf(storage)).toMatch(/^[0-9a-f]{64}$/);
  });
});
