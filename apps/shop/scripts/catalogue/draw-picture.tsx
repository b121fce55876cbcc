import { renderToStaticMarkup } from 'react-dom/server';
import { shop } from '#app/config/shop.ts';
import { LogoMarkShapes } from '#app/features/drawing/logo-mark.tsx';
import type { Picture } from './picture.ts';

/** The picture as an SVG document. */
export function drawPicture({ slug, content }: Picture): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
      <title>{slug}</title>
      {content}
    </svg>,
  );
}

/** The logo as an SVG document, for the browser tab. */
export function drawFavicon(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <title>{shop.name}</title>
      <LogoMarkShapes />
    </svg>,
  );
}
