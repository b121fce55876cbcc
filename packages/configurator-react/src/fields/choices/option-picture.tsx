import type { OptionImage } from 'configurator-core';

interface OptionPictureProps {
  readonly image: OptionImage;
  /** How wide it is shown, as in the attribute `sizes`; decides which of the widths is loaded. */
  readonly sizes: string;
  readonly className: string;
}

/** An option's picture in the width that fits. Loaded only when it comes near. */
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
