import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GuaranteeNotice } from './guarantee-notice.tsx';

it('[BEY-22] The official picture is shown unchanged, with alternative text and its link', () => {
  const notice = {
    fileName: 'notice.svg',
    sha256: '0'.repeat(64),
    widthPx: 210,
    heightPx: 297,
    linkUrl: 'https://europa.eu/youreurope/',
  };
  const html = renderToStaticMarkup(<GuaranteeNotice notice={notice} />);
  expect(html).toMatch(
    /<img src="\/legal\/notice\.svg" alt="[^"]*mindestens zwei Jahren[^"]*" width="210" height="297"/,
  );
  expect(html).toContain('href="https://europa.eu/youreurope/"');
  expect(html).not.toContain('Platzhalter');
});

it('The text of a demonstration is marked as a placeholder', () => {
  const html = renderToStaticMarkup(<GuaranteeNotice notice={null} />);
  expect(html).toContain('gesetzliche Gewährleistungsrecht');
  expect(html).toContain('Platzhalter');
  expect(html).not.toContain('<img');
});
