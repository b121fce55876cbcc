import { ZoomIn } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { ShopImage } from '#app/ui/content/shop-image.tsx';
import type { Elements } from '#app/ui/page/elements.ts';
import type { ArticleImage } from '../article-image.ts';
import type { GalleryView } from './gallery-view.ts';

// Only needed to enlarge a picture.
const ZoomView = lazyPart(async () => (await import('./zoom-view.tsx')).ZoomView);

interface GalleryProps {
  /** The main picture first. If empty, the stock image is shown. */
  images: readonly ArticleImage[];
  title: string;
  /** Drawn views, listed after the pictures. */
  views?: readonly GalleryView[];
  /** Whenever this changes, the first drawn view is shown. */
  revealed?: string;
}

/** Gallery of an article: a large picture that can be zoomed, drawn views, and thumbnails to choose from. */
export function Gallery({ images, title, views = [], revealed = '' }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [seen, setSeen] = useState(revealed);
  // Without pictures, the stock image has the first place.
  const pictureCount = Math.max(images.length, 1);
  if (seen !== revealed) {
    setSeen(revealed);
    setIndex(pictureCount);
  }
  const view = views[index - pictureCount];
  // Null until first opened.
  const [isZoomed, setIsZoomed] = useState<boolean | null>(null);
  const chosen = images[index];
  return (
    <div className="flex flex-col gap-4">
      {view === undefined ? (
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
      ) : (
        <div className="aspect-4/3 overflow-hidden rounded-card border border-line bg-mist">{view.large}</div>
      )}
      {images.length + views.length > 1 && (
        <ul className="flex flex-wrap gap-2" aria-label="Bilder">
          {images.map((image, place) => (
            <Thumbnail
              key={image.source}
              label={`${pictureName(title, place, images.length)} zeigen`}
              isCurrent={place === index}
              onClick={() => setIndex(place)}
            >
              <ShopImage source={image.source} alt="" sizes="80px" />
            </Thumbnail>
          ))}
          {views.map(({ id, label, small }, place) => (
            <Thumbnail
              key={id}
              label={`${label} zeigen`}
              isCurrent={pictureCount + place === index}
              onClick={() => setIndex(pictureCount + place)}
            >
              {small}
            </Thumbnail>
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

interface ThumbnailProps {
  label: string;
  isCurrent: boolean;
  onClick: () => void;
  children: Elements;
}

function Thumbnail({ label, isCurrent, onClick, children }: ThumbnailProps) {
  return (
    <li className="min-w-0 max-w-20 flex-1 basis-11">
      <button
        type="button"
        onClick={onClick}
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={label}
        className="block aspect-4/3 min-h-11 w-full overflow-hidden rounded-control border border-line bg-mist hover:border-forest aria-[current=true]:border-2 aria-[current=true]:border-forest"
      >
        {children}
      </button>
    </li>
  );
}

function pictureName(title: string, index: number, count: number): string {
  return count > 1 ? `${title}, Bild ${index + 1} von ${count}` : title;
}
