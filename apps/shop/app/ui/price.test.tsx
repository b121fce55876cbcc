import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';

const text = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('Price', () => {
  it.each([
    ['regular', 'free', '99,00 € inkl. MwSt., Versand kostenlos'],
    ['regular', 'by-zone', '99,00 € inkl. MwSt., zzgl. Versand'],
    ['small-business', 'free', '99,00 € keine MwSt. (§ 19 UStG), Versand kostenlos'],
    ['small-business', 'by-zone', '99,00 € keine MwSt. (§ 19 UStG), zzgl. Versand'],
  ] as const)('[BEY-19] under %s tax and %s shipping reads %j', (tax, mode, expected) => {
    expect(text(<Price label="99,00 €" tax={tax} shipping={{ mode }} />)).toBe(expected);
  });

  it('says nothing about tax where no amount is named', () => {
    expect(text(<Price label="Preis auf Anfrage" hasAmount={false} />)).toBe('Preis auf Anfrage');
  });
});
