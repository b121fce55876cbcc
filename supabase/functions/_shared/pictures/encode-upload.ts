import { maxImagePixels } from '../../../contracts/index.ts';
import type { FunctionDeps } from '../deps.ts';
import { FunctionError } from '../http/function-error.ts';
import { colorSpaceOf } from './convert-colors.ts';
import { type EncodedPicture, encodePicture, loadCodecs } from './encode-picture.ts';
import type { PictureKind } from './picture-kind.ts';

/**
 * Re-encodes an uploaded picture in each width, with the colors of sRGB. Rejects it if its header claims too many pixels.
 * @throws FunctionError image_broken, image_too_large, image_cmyk or image_profile
 */
export async function encodeUpload(
  { readAsset }: Pick<FunctionDeps, 'readAsset'>,
  file: Uint8Array<ArrayBuffer>,
  kind: PictureKind,
  widths: readonly number[],
): Promise<EncodedPicture[]> {
  const { size } = kind;
  if (size === null || size.width === 0 || size.height === 0) throw new FunctionError('image_broken');
  if (size.width * size.height > maxImagePixels) {
    throw new FunctionError('image_too_large', { maxPixels: maxImagePixels });
  }
  const colorSpace = await colorSpaceOf(kind.colors);
  await loadCodecs(readAsset);
  try {
    return await encodePicture(file, kind, colorSpace, widths);
  } catch {
    throw new FunctionError('image_broken');
  }
}
