const teeth = 10;
const edge = { from: 4, to: 44, depth: 2 };

/** SVG path of a fabric sample cut with pinking shears. */
function pinkedSquare(): string {
  const step = (edge.to - edge.from) / teeth;
  const along = Array.from({ length: teeth }, (_, tooth) => edge.from + tooth * step);
  const points = [
    ...along.flatMap((at) => [`${at} ${edge.from}`, `${at + step / 2} ${edge.from - edge.depth}`]),
    ...along.flatMap((at) => [`${edge.to} ${at}`, `${edge.to + edge.depth} ${at + step / 2}`]),
    ...along.flatMap((at) => [`${48 - at} ${edge.to}`, `${48 - at - step / 2} ${edge.to + edge.depth}`]),
    ...along.flatMap((at) => [`${edge.from} ${48 - at}`, `${edge.from - edge.depth} ${48 - at - step / 2}`]),
  ];
  return `M${points.join('L')}z`;
}

const outline = pinkedSquare();

interface ColorSampleProps {
  /** Any CSS colour; null for an option without one. */
  readonly color: string | null;
}

/** A colour as a fabric sample. The colour is an SVG attribute instead of a style, so that a strict CSP allows it. */
export function ColorSample({ color }: ColorSampleProps) {
  return (
    <svg className="cfg-sample" viewBox="0 0 48 48" aria-hidden="true">
      <path d={outline} fill={color ?? 'none'} />
    </svg>
  );
}
