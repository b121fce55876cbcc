import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const text = (element: ReactElement) =>
  html(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('Price', () => {
  it.each([
    ['regular', 'free', '99,00 € inkl. MwSt., Versand kostenlos'],
    ['regular', 'by-zone', '99,00 € inkl. MwSt., zzgl. Versand'],
    ['small-business', 'free', '99,00 € keine MwSt. (§ 19 UStG), Versand kostenlos'],
    ['small-business', 'by-zone', '99,00 € keine MwSt. (§ 19 UStG), zzgl. Versand'],
  ] as const)('[BEY-19] A price under %s tax and %s shipping reads %j', (tax, mode, expected) => {
    expect(text(<Price label="99,00 €" tax={tax} shipping={{ mode }} />)).toBe(expected);
  });

  it('[BEY-19] The shipping note is linked to the page about shipping', () => {
    expect(html(<Price label="99,00 €" />)).toMatch(/<a [^>]*href="\/versand"[^>]*>Versand kostenlos<\/a>/);
  });

  it('An amount that is missing has no tax note', () => {
    expect(text(<Price label="Preis auf Anfrage" hasAmount={false} />)).toBe('Preis auf Anfrage');
  });
});
