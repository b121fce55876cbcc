import type { ComponentProps } from 'react';
import { imageSources, stockImage } from '#app/lib/files/image-sources.ts';
import { imageFocusStyle } from './image-focus-style.ts';

interface ShopImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  /** Address as the catalogue stores it; null shows the stock image. */
  source: string | null;
  alt: string;
  /** How wide the picture is shown, in CSS terms. */
  sizes: string;
  /** Above the fold: loaded at once. */
  isPriority?: boolean;
}

/** A picture of the catalogue, 4:3, in the width the screen needs, cropped around its focus. */
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
