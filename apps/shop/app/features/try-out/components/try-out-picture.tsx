import { paths } from '#app/config/paths.ts';
import { describeTried, type TriedValues, type TryOut } from '../try-out.ts';

interface TryOutPictureProps {
  tryOut: TryOut;
  tried: TriedValues;
  /** A part of the drawing, as `x,y,width,height` in its units; all of it by default. */
  part?: string;
  /** Accessible name; by default the dog with the tried choices. */
  name?: string;
  /** Whether it repeats what is named beside it, and so has no name of its own. */
  isDecorative?: boolean;
  isLazy?: boolean;
  /** Loaded first, because it is above the fold. */
  isPriority?: boolean;
}

/**
 * The drawing of the tried choices, drawn by the server: the page needs no script of the drawing, and a browser keeps
 * each drawing.
 */
export function TryOutPicture({
  tryOut,
  tried,
  part,
  name,
  isDecorative = false,
  isLazy = false,
  isPriority = false,
}: TryOutPictureProps) {
  const { configuratorType, template } = tryOut;
  const address = paths.drawing(configuratorType, template, JSON.stringify(tried));
  const chosen = describeTried(tryOut, tried);
  const described = name ?? `Hund im Profil${chosen === '' ? '' : `: ${chosen}`}`;
  return (
    <img
      src={part === undefined ? address : `${address}#svgView(viewBox(${part}))`}
      alt={isDecorative ? '' : described}
      width={792}
      height={554}
      loading={isLazy ? 'lazy' : 'eager'}
      fetchPriority={isPriority ? 'high' : undefined}
      className={`size-full ${part === undefined ? 'object-contain p-[3%]' : 'object-cover'}`}
    />
  );
}
