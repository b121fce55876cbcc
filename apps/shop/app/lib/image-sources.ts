/** Shown where a collection or an article has no picture of its own. */
export const stockImage = '/catalogue/platzhalter.webp';

interface ImageSources {
  src: string;
  srcSet?: string;
}

/**
 * The files of a picture. Pictures of the drawn catalogue exist 480 and 960 px wide as well; uploaded ones in the
 * width they were stored in.
 */
export function imageSources(address: string): ImageSources {
  const drawn = /^(\/catalogue\/[\w-]+)\.webp$/.exec(address);
  if (drawn === null) return { src: address };
  return {
    src: `${drawn[1]}-960.webp`,
    srcSet: `${drawn[1]}-480.webp 480w, ${drawn[1]}-960.webp 960w, ${address} 1440w`,
  };
}
