/** Snow on the wall, always the same flakes. */
export function Snow() {
  const flakes = Array.from({ length: 46 }, (_, index) => ({
    ...scatter(index, 800, 470),
    radius: 2.5 + (index % 4) * 1.3,
  }));
  return (
    <g fill="#FFFFFF">
      {flakes.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}

/** Fine rain on the wall, always the same drops. */
export function Rain() {
  const drops = Array.from({ length: 40 }, (_, index) => scatter(index, 820, 450));
  return (
    <g stroke="#A9BCC8" strokeWidth="3" strokeLinecap="round">
      {drops.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l-7 20`} />
      ))}
    </g>
  );
}

/** Rolling hills at the horizon. */
export function Hills({ floorY }: { readonly floorY: number }) {
  return (
    <g transform={`translate(0 ${floorY})`}>
      <path
        d="M0 10V-70C90 -120 190 -110 280 -62C380 -10 470 -130 600 -120C700 -112 760 -80 800 -60V10Z"
        fill="#C9DAD0"
      />
      <path d="M0 10V-24C120 -64 240 -50 350 -22C480 10 620 -64 800 -20V10Z" fill="#B5CCBF" />
    </g>
  );
}

/** Even, but not regular. Source: the R2 low-discrepancy sequence */
function scatter(index: number, width: number, height: number): { x: number; y: number } {
  return {
    x: Math.round(((index * 0.754877666) % 1) * width),
    y: Math.round(((index * 0.569840296) % 1) * height),
  };
}
