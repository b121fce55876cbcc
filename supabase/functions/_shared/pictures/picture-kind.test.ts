import { expect, it } from 'vitest';
import { jpeg, jpegClaiming, jpegHiding } from '../testing/make-pictures.ts';
import { pictureKind } from './picture-kind.ts';

it('[BEY-35] The size of a JPEG is read from its header', async () => {
  expect(pictureKind(await jpeg(40, 20))).toEqual({
    type: 'jpeg',
    size: { width: 40, height: 20 },
    colors: { kind: 'srgb' },
  });
});

it('[BEY-35] No size is read from a JPEG whose real header is hidden from it', () => {
  const hidden = jpegHiding(jpegClaiming(20_000, 20_000), jpegClaiming(100, 100));
  expect(pictureKind(hidden)).toEqual({ type: 'jpeg', size: null, colors: { kind: 'srgb' } });
});
