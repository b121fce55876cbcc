import { ZoomIn } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { ShopImage } from '#app/ui/content/shop-image.tsx';
import type { ArticleImage } from '../article-image.ts';

// Only needed to enlarge a picture.
const ZoomView = lazyPart(async () => (await import('./zoom-view.tsx')).ZoomView);

interface GalleryProps {
  /** The main picture first. If empty, the stock image is shown. */
  images: readonly ArticleImage[];
  title: string;
}

/** Gallery of an article: a large picture that can be zoomed, and thumbnails to choose from. */
export function Gallery({ images, title }: GalleryProps) {
  const [index, setIndex] = useState(0);
  // Null until first opened.
  const [isZoomed, setIsZoomed] = useState<boolean | null>(null);
  const chosen = images[index];
  return (
    <div className="flex flex-col gap-4">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsZoomed(true)}
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-card border border-line bg-mist"
      >
        <ShopImage
          source={chosen?.source ?? null}
          alt={chosen?.alt ?? pictureName(title, index, images.length)}
          sizes="(min-width: 1152px) 530px, (min-width: 768px) 45vw, 92vw"
          isPriority
        />
        <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink group-hover:text-forest">
          <ZoomIn aria-hidden className="size-5" />
          <span className="sr-only">vergrößern</span>
        </span>
      </button>
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
      {/* Stays mounted once opened, so that closing restores the focus. */}
      {isZoomed !== null && (
        <Suspense>
          <ZoomView
            isOpen={isZoomed}
            onClose={() => setIsZoomed(false)}
            images={images}
            title={title}
            index={index}
            onIndexChange={setIndex}
          />
        </Suspense>
      )}
    </div>
  );
}

function pictureName(title: string, index: number, count: number): string {
  return count > 1 ? `${title}, Bild ${index + 1} von ${count}` : title;
}
