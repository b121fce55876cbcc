import type { DrawnField } from '../drawing-from-configuration.ts';
import { mixColors } from '../geometry/mix-colors.ts';

/** Fabrics of a cover that are drawn with their own texture. */
export type CoverTexture = 'cotton' | 'corduroy' | 'waterproof';

/** What the drawing of a bed shows. */
export interface DrawnBed {
  readonly shape: 'rectangular' | 'round';
  /** Length and width, or twice the diameter, cm. Sizes that are not known yet have a usual value. */
  readonly lengthCm: number;
  readonly widthCm: number;
  /** Whether the shopper has entered the size. */
  readonly isMeasured: boolean;
  readonly cover: string;
  readonly rim: string;
  readonly texture: CoverTexture;
  /** Embroidered name; null without embroidery. */
  readonly embroidery: { readonly text: string; readonly color: string } | null;
  /** The choices in words. */
  readonly title: string;
}

const textures: readonly string[] = ['cotton', 'corduroy', 'waterproof'] satisfies readonly CoverTexture[];
const usual = { lengthCm: 100, widthCm: 70, diameterCm: 80, cover: '#D8C7A3' } as const;
/** Bounds of a drawn size, so that a mistyped number stays in the picture, cm. */
const drawn = { least: 40, most: 160 } as const;

/** Converts a configuration of a bed to its drawing, by field names. Until something is chosen, shows the first choice. */
export function bedFromConfiguration(fields: readonly DrawnField[]): DrawnBed {
  const visible = new Map(fields.filter(({ isVisible }) => isVisible).map((state) => [state.field.name, state]));
  const number = (name: string): number | null => {
    const value = visible.get(name)?.value;
    return typeof value === 'number' ? Math.min(Math.max(value, drawn.least), drawn.most) : null;
  };
  const options = (name: string) => visible.get(name)?.options ?? [];
  const chosen = (name: string) => options(name).find(({ isChosen }) => isChosen)?.option;
  const shown = (name: string) =>
    chosen(name) ??
    options(name).find(({ isVisible = true, unavailable = null }) => isVisible && unavailable === null)?.option;
  const isRound = chosen('shape')?.value === 'round';
  const [length, width] = isRound
    ? [number('diameterCm'), number('diameterCm')]
    : [number('lengthCm'), number('widthCm')];
  const lengthCm = length ?? (isRound ? usual.diameterCm : usual.lengthCm);
  const widthCm = width ?? (isRound ? usual.diameterCm : usual.widthCm);
  const fabric = shown('coverFabric');
  const cover = shown('coverColor')?.colorValue ?? usual.cover;
  const size = isRound ? `${lengthCm} cm Durchmesser` : `${lengthCm} × ${widthCm} cm`;
  const text = visible.get('embroideryText')?.value;
  const embroidery =
    typeof text === 'string' && text !== '' ? { text, color: shown('embroideryColor')?.colorValue ?? '#F3EBD8' } : null;
  return {
    shape: isRound ? 'round' : 'rectangular',
    lengthCm,
    widthCm,
    isMeasured: length !== null && width !== null,
    cover,
    rim: mixColors(cover, '#22302B', 0.25),
    texture: isTexture(fabric?.value) ? fabric.value : 'cotton',
    embroidery,
    title: [
      isRound ? 'Rundes Hundebett von oben' : 'Rechteckiges Hundebett von oben',
      size.replaceAll('.', ','),
      chosen('coverFabric')?.label,
      chosen('coverColor')?.label,
      embroidery && `Stickerei „${embroidery.text}“`,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

function isTexture(value: string | undefined): value is CoverTexture {
  return value !== undefined && textures.includes(value);
}
