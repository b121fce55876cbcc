import type { ComponentProps } from 'react';
import { imageSources, stockImage } from '#app/lib/files/image-sources.ts';
import { imageFocusStyle } from './image-focus-style.ts';

interface ShopImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  /** Address stored in the catalogue; null shows the stock image. */
  source: string | null;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Loaded eagerly, because it is above the fold. */
  isPriority?: boolean;
}

/** A picture of the catalogue, 4:3, in a width that fits the screen, cropped around its focus. */
export function ShopImage({ source, alt, sizes, isPriority = false, className = '', ...props }: ShopImageProps) {
  const address = source ?? stockImage;
  const { src, srcSet, avifSrcSet } = imageSources(address);
  const image = (
    <img
      {...props}
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      alt={alt}
      width={960}
      height={720}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      className={`aspect-4/3 w-full bg-mist ${imageFocusStyle(address)} ${className}`}
    />
  );
  if (avifSrcSet === undefined) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
