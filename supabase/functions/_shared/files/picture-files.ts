import { imageUploads, storedImageWidths } from '../../../contracts/index.ts';

const widest = Math.max(...storedImageWidths);

/** Path of a picture in Storage. */
export interface PictureFiles {
  bucket: string;
  /** By width, narrowest first; the widest has the plain name, which `image_url` says. */
  names: readonly { width: number; name: string }[];
}

/** The files of the picture with that name, which has no ending. */
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
 * The files behind an `image_url`.
 * @returns null for addresses that are not this project's Storage, as those of the drawn catalogue
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
