import { imageUploads, storedImageWidths } from '../../../contracts/index.ts';

const widest = Math.max(...storedImageWidths);

/** Files of a picture in Storage. */
export interface PictureFiles {
  bucket: string;
  /** By width, narrowest first; the widest has the name without a width, stored in `image_url`. */
  names: readonly { width: number; name: string }[];
}

/** Returns the files of a picture. `name` has no file extension. */
export function pictureFiles(bucket: string, name: string): PictureFiles {
  return {
    bucket,
    names: storedImageWidths.map((width) => ({
      width,
      name: width === widest ? `${name}.webp` : `${name}-${width}.webp`,
    })),
  };
}

/**
 * Finds the files of an `image_url`.
 * @returns null for URLs outside this project's Storage, such as those of the drawn catalogue
 */
export function filesOfAddress(supabaseUrl: string, address: string): PictureFiles | null {
  const buckets = Object.values(imageUploads).map(({ bucket }) => bucket);
  for (const bucket of buckets) {
    const folder = `${supabaseUrl}/storage/v1/object/public/${bucket}/`;
    const name = /^([\w-]+)\.webp$/.exec(address.startsWith(folder) ? address.slice(folder.length) : '')?.[1];
    if (name !== undefined) return pictureFiles(bucket, name);
  }
  return null;
}
