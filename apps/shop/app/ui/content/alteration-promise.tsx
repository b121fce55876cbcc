import { alterationPromise } from 'shop-backend/legal';
import { shop } from '#app/config/shop.ts';

/** The promise beside the price of a made-to-measure piece. */
export function AlterationPromise({ language = shop.language }: { language?: string | undefined }) {
  const isGerman = language === shop.language;
  return <span className="block">{isGerman ? alterationPromise.de : alterationPromise.en}</span>;
}
