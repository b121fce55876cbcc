import { describe, expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

describe('untrusted text in mails', () => {
  it.each([
    ['https://evil.example/path?x=1', 'https[:]//evil[.]example/path?x=1'],
    ['Gewinn auf www.evil.example', 'Gewinn auf www[.]evil[.]example'],
    ['evil.example', 'evil[.]example'],
    ['http://203.0.113.7/', 'http[:]//203.0.113.7/'],
    ['Datei: evil.example.webp', 'Datei: evil[.]example[.]webp'],
    ['(böse.example)', '(böse[.]example)'],
  ])('[BEY-36] The text %s is no link', (text, neutral) => {
    expect(withoutLinks(text)).toBe(neutral);
  });

  it.each([
    'Foto vom Hund: Bello.webp',
    'Logo.pdf',
    'anna.meier@example.de',
    'Größe 3.5 cm, z.B. rot. Danke',
    'PM-2026-004821',
    'Müller-Lüdenscheidt',
  ])('The text %s is kept', (text) => {
    expect(withoutLinks(text)).toBe(text);
  });
});
