import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('The line breaks of a mail are kept in its plain text', () => {
  expect(plainText('<p>Bis bald.</p><p>Herzliche Grüße<br>Pfotenmaß<br />Berlin</p>')).toBe(
    'Bis bald.\nHerzliche Grüße\nPfotenmaß\nBerlin',
  );
});
