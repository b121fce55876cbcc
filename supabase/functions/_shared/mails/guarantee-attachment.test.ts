import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type GuaranteeSource, guaranteeAttachment } from './guarantee-attachment.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg"><text>Gewährleistung</text></svg>';
const notice = {
  fileName: 'notice.svg',
  sha256: createHash('sha256').update(picture).digest('hex'),
  widthPx: 210,
  heightPx: 297,
  linkUrl: 'https://europa.eu/youreurope/',
};

function serving(body: string, status = 200) {
  const asked: string[] = [];
  const source: GuaranteeSource = {
    notice,
    fetchFile: async (url) => {
      asked.push(url);
      return new Response(body, { status, headers: { 'content-type': 'image/svg+xml' } });
    },
  };
  return { asked, source };
}

it('[BEY-22] The official file is attached unchanged from the shop’s server', async () => {
  const { asked, source } = serving(picture);
  const [attachment, ...others] = await guaranteeAttachment('https://shop.example', source);
  expect(asked).toEqual(['https://shop.example/legal/notice.svg']);
  expect(others).toEqual([]);
  expect(attachment).toMatchObject({ fileName: 'notice.svg', contentType: 'image/svg+xml' });
  expect(Buffer.from(attachment?.content ?? '', 'base64').toString()).toBe(picture);
});

it('[BEY-22] A changed or missing file is rejected, so that the mail is sent again later', async () => {
  const changed = serving(picture.replace('Gewähr', 'Garantie'));
  await expect(guaranteeAttachment('https://shop.example', changed.source)).rejects.toThrow(
    /not the official notice.*SHA-256/,
  );
  const missing = serving('not found', 404);
  await expect(guaranteeAttachment('https://shop.example', missing.source)).rejects.toThrow(
    'https://shop.example/legal/notice.svg answered 404',
  );
});

it('A demonstration without the notice has no attachment', async () => {
  expect(await guaranteeAttachment('https://shop.example', { ...serving('').source, notice: null })).toEqual([]);
});
