import { maxImagePixels, readPictureColors, storedImageWidths } from 'shop-backend/contracts';

const widest = Math.max(...storedImageWidths);

/**
 * Scales a picture down to a width in px (default: the widest of the catalogue) and to the pixels that the server
 * accepts, and turns it upright. A phone photo shrinks to a tenth. The browser also converts colors that are not sRGB, including print colors and profiles that the
 * server refuses. Returns a small picture in sRGB, or one the browser cannot decode, unchanged.
 */
export async function scaleImage(file: Blob, width: number = widest): Promise<Blob> {
  const picture = await decode(file);
  if (picture === null) return file;
  try {
    const hasOtherColors = readPictureColors(new Uint8Array(await file.arrayBuffer())).kind !== 'srgb';
    const isTooLarge = picture.width * picture.height > maxImagePixels;
    if (picture.width <= width && !isTooLarge && !hasOtherColors) return file;
    const canvas = document.createElement('canvas');
    const widestAccepted = Math.floor(Math.sqrt((maxImagePixels * picture.width) / picture.height));
    canvas.width = Math.max(1, Math.min(width, picture.width, widestAccepted));
    const height = Math.round((picture.height * canvas.width) / picture.width);
    canvas.height = Math.max(1, Math.min(height, Math.floor(maxImagePixels / canvas.width)));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // A browser that cannot write WebP writes PNG, which the server also accepts.
    const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
    return scaled !== null && (hasOtherColors || isTooLarge || scaled.size < file.size) ? scaled : file;
  } finally {
    picture.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}
