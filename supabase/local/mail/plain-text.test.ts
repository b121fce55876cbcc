import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('keeps the line breaks of a mail in its plain text', () => {
  expect(plainText('<p>Bis bald.</p><p>Herzliche Grüße<br>Pfotenmaß<br />Berlin</p>')).toBe(
    'Bis bald.\nHerzliche Grüße\nPfotenmaß\nBerlin',
  );
});
