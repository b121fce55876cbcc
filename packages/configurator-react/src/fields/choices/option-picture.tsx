import type { OptionImage } from 'configurator-core';

interface OptionPictureProps {
  readonly image: OptionImage;
  /** Displayed width as a `sizes` attribute, which selects the loaded file. */
  readonly sizes: string;
  readonly className: string;
}

/** An option's picture at a suitable width, loaded lazily. */
export function OptionPicture({ image: { url, alt, sources }, sizes, className }: OptionPictureProps) {
  const srcSet = (sources ?? []).map((source) => `${source.url} ${source.width}w`).join(', ');
  return (
    <img
      className={className}
      src={url}
      {...(srcSet !== '' && { srcSet, sizes })}
      alt={alt ?? ''}
      loading="lazy"
      decoding="async"
    />
  );
}
