import { ImageOff } from 'lucide-react';
import { imageSources } from '#app/lib/files/image-sources.ts';
import { imageFocusStyle } from '../../content/image-focus-style.ts';

/** The picture of a table row. It has no alternative text, because the title is beside it. */
export function RowImage({ address }: { address: string | null }) {
  if (address === null) {
    return (
      <span className="grid size-12 place-items-center rounded-control bg-mist text-ink-soft">
        <ImageOff aria-hidden className="size-5" />
      </span>
    );
  }
  return (
    <img
      src={imageSources(address).src}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className={`size-12 max-w-none rounded-control bg-mist ${imageFocusStyle(address)}`}
    />
  );
}
