import { useState } from 'react';
import { ShopImage } from '../../../ui/shop-image.tsx';
import type { ArticleImage } from '../article-image.ts';
import { ZoomDialog } from './zoom-dialog.tsx';

interface GalleryProps {
  /** The main picture first; empty shows the stock image. */
  images: readonly ArticleImage[];
  title: string;
}

/** The pictures of an article: a large one that can be enlarged, and thumbnails to choose from. */
export function Gallery({ images, title }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const chosen = images[index] ?? null;
  return (
    <div className="flex flex-col gap-4">
      <ZoomDialog images={images} title={title} index={index} onIndexChange={setIndex}>
        <ShopImage
          source={chosen?.source ?? null}
          alt={chosen?.alt ?? pictureName(title, index, images.length)}
          sizes="(min-width: 1152px) 580px, (min-width: 768px) 50vw, 92vw"
          isPriority
        />
      </ZoomDialog>
      {images.length > 1 && (
        <ul className="flex flex-wrap gap-3" aria-label="Bilder">
          {images.map((image, place) => (
            <li key={image.source}>
              <button
                type="button"
                onClick={() => setIndex(place)}
                aria-current={place === index ? 'true' : undefined}
                aria-label={`${pictureName(title, place, images.length)} zeigen`}
                className="block h-15 w-20 overflow-hidden rounded-control border border-line hover:border-forest aria-[current=true]:border-2 aria-[current=true]:border-forest"
              >
                <ShopImage source={image.source} alt="" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function pictureName(title: string, index: number, count: number): string {
  return count > 1 ? `${title}, Bild ${index + 1} von ${count}` : title;
}
