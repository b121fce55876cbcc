import { storedImageWidths } from 'shop-backend/contracts';

const widest = Math.max(...storedImageWidths);

/**
 * Scales a picture down to a width, the widest one of the catalogue unless given, upright: a photo of a phone is sent in a tenth of its size,
 * and the server has little to decode. What is small enough, or cannot be decoded here, is left as it is.
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
    // A browser that writes no WebP writes PNG instead, which the server takes as well.
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
