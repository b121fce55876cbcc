import { expect, it } from 'vitest';
import { unknownFailure } from '../failures/failure-texts.ts';
import { UploadFailure } from '../files/send-file.ts';
import { isRefused, orderFileFailureText } from './upload-failure-text.ts';

/** Error codes of upload-file, see its contract. */
const refusals = [
  'file_too_large',
  'unsupported_file',
  'image_too_large',
  'image_broken',
  'image_cmyk',
  'image_profile',
  'pdf_broken',
  'pdf_encrypted',
  'pdf_active',
  'pdf_too_complex',
  'too_many_files',
  'too_many_requests',
  'file_not_found',
  'upload_timeout',
  'network',
];

it.each(refusals)('The rejection %s has a text in both languages', (code) => {
  const [de, en] = (['de', 'en'] as const).map((language) => orderFileFailureText(new UploadFailure(code), language));
  expect(de).not.toBe(en);
  expect([unknownFailure.de, unknownFailure.en]).not.toContain(de);
  expect(de).toMatch(/[.!]$/);
});

it('The text for a file above the maximum size names the limit', () => {
  const failure = new UploadFailure('file_too_large', { maxBytes: 10_000_000 });
  expect(orderFileFailureText(failure, 'de')).toContain('10 MB');
  expect(orderFileFailureText(failure, 'en')).toContain('10 MB');
});

it('Only errors of the file itself are permanent', () => {
  const temporary = ['too_many_files', 'too_many_requests', 'file_not_found', 'upload_timeout', 'network'];
  expect(refusals.filter((code) => !isRefused(new UploadFailure(code)))).toEqual(temporary);
  expect(isRefused(new Error('x'))).toBe(false);
});

it('An unexpected failure has the default text', () => {
  expect(orderFileFailureText(new Error('x'), 'de')).toBe(unknownFailure.de);
});
