import { readImageFocus } from './image-focus.ts';

/** Fallback for a collection or an article without a picture. */
export const stockImage = '/catalogue/platzhalter.webp';

interface ImageSources {
  src: string;
  srcSet?: string;
  /** The same pictures as AVIF, a third smaller, for browsers that read it. */
  avifSrcSet?: string;
}

const drawn = '/catalogue/[\\w-]+';
// Random names given by `upload-image`. Files stored by other means exist in one width only.
const uploaded =
  'https?://[^/?#]+/storage/v1/object/public/(?:article|category)-images/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const inThreeWidths = new RegExp(`^(${drawn}|${uploaded})\\.webp$`);

/**
 * The files of a picture. Drawn and uploaded pictures also exist 480 and 960 px wide, drawn ones also as AVIF. Other
 * addresses are returned unchanged.
 */
export function imageSources(source: string): ImageSources {
  const { address } = readImageFocus(source);
  const name = inThreeWidths.exec(address)?.[1];
  if (name === undefined) return { src: address };
  const srcSet = (format: 'webp' | 'avif') =>
    `${name}-480.${format} 480w, ${name}-960.${format} 960w, ${name}.${format} 1440w`;
  const isDrawn = name.startsWith('/');
  return { src: `${name}-960.webp`, srcSet: srcSet('webp'), ...(isDrawn && { avifSrcSet: srcSet('avif') }) };
}
