import { PawPrint } from 'lucide-react';
import { ShopImage } from '../../../ui/shop-image.tsx';

/** Small picture of an article, or a paw where there is none. The title stands beside it, so it is decoration. */
export function ArticleThumbnail({ imageUrl, className = 'size-24' }: { imageUrl: string | null; className?: string }) {
  const frame = `shrink-0 overflow-hidden rounded-card bg-mist ${className}`;
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
