import { maxImagePixels } from '../../../contracts/index.ts';
import type { FunctionDeps } from '../deps.ts';
import { FunctionError } from '../http/function-error.ts';
import { type EncodedPicture, encodePicture, loadCodecs } from './encode-picture.ts';
import type { PictureKind } from './picture-kind.ts';

/**
 * Re-encodes an uploaded picture in each width. Rejects it if its header claims too many pixels.
 * @throws FunctionError image_broken or image_too_large
 */
export async function encodeUpload(
  { readAsset }: Pick<FunctionDeps, 'readAsset'>,
  file: Uint8Array<ArrayBuffer>,
  { type, size }: PictureKind,
  widths: readonly number[],
): Promise<EncodedPicture[]> {
  if (size === null || size.width === 0 || size.height === 0) throw new FunctionError('image_broken');
  if (size.width * size.height > maxImagePixels) {
    throw new FunctionError('image_too_large', { maxPixels: maxImagePixels });
  }
  await loadCodecs(readAsset);
  try {
    return await encodePicture(file.buffer, type, widths);
  } catch {
    throw new FunctionError('image_broken');
  }
}
