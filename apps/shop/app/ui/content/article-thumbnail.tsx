import { PawPrint } from 'lucide-react';
import { useState } from 'react';
import { ShopImage } from './shop-image.tsx';

interface ArticleThumbnailProps {
  imageUrl: string | null;
  /** URL of the drawing of the configuration, shown instead of the article's picture. */
  drawing?: string | null;
  className?: string;
}

/** Small picture of an article, or a paw if it has none. Decorative, as the title is beside it. */
export function ArticleThumbnail({ imageUrl, drawing = null, className = 'size-24' }: ArticleThumbnailProps) {
  const [failedDrawing, setFailedDrawing] = useState<string | null>(null);
  const [loadedDrawing, setLoadedDrawing] = useState<string | null>(null);
  const frame = `relative shrink-0 overflow-hidden rounded-card bg-mist ${className}`;
  if (drawing !== null && drawing !== failedDrawing) {
    const isLoaded = drawing === loadedDrawing;
    return (
      <div className={frame}>
        {/* The article's picture is shown until the drawing has loaded. */}
        {!isLoaded && imageUrl && <ShopImage source={imageUrl} alt="" sizes="150px" className="h-full" />}
        <img
          src={drawing}
          alt=""
          width={792}
          height={554}
          data-testid="line-drawing"
          onLoad={() => setLoadedDrawing(drawing)}
          onError={() => setFailedDrawing(drawing)}
          className={`absolute inset-0 size-full object-contain p-1 ${isLoaded ? '' : 'invisible'}`}
        />
      </div>
    );
  }
  if (imageUrl === null || imageUrl === '') {
    return (
      <div className={`grid place-items-center text-line-strong ${frame}`} data-testid="article-placeholder">
        <PawPrint aria-hidden className="size-8" />
      </div>
    );
  }
  return (
    <div className={frame}>
      <ShopImage source={imageUrl} alt="" sizes="150px" className="h-full" />
    </div>
  );
}
