import { storedImageWidths } from 'shop-backend/contracts';

const widest = Math.max(...storedImageWidths);

/**
 * Scales a picture down to a width in px (default: the widest of the catalogue) and turns it upright. A phone photo
 * shrinks to a tenth. Returns a small picture, or one the browser cannot decode, unchanged.
 */
export async function scaleImage(file: Blob, width: number = widest): Promise<Blob> {
  const picture = await decode(file);
  if (picture === null) return file;
  try {
    if (picture.width <= width) return file;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.max(1, Math.round((picture.height * width) / picture.width));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // A browser that cannot write WebP writes PNG, which the server also accepts.
    const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
    return scaled !== null && scaled.size < file.size ? scaled : file;
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
