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

/** Autumn leaves on the wall. */
export function Leaves() {
  const colors = ['#C98F25', '#A8481F', '#8A8F4A', '#E2A93B'];
  const leaves = Array.from({ length: 15 }, (_, index) => ({
    ...scatter(index + 3, 800, 440),
    turn: (index * 67) % 360,
  }));
  return (
    <g fillOpacity="0.75">
      {leaves.map(({ x, y, turn }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M0 -15C11 -9 11 8 0 16C-11 8 -11 -9 0 -15Z" fill={colors[index % colors.length]} />
          <path d="M0 -8V22" stroke="#6B4224" strokeOpacity="0.5" strokeWidth="1.6" />
        </g>
      ))}
    </g>
  );
}

/** A few summer clouds on the wall. */
export function Clouds() {
  const cloud = 'M0 40a24 24 0 0 1 8 -46a38 38 0 0 1 70 -8a28 28 0 0 1 44 20a19 19 0 0 1 -2 34Z';
  return (
    <g fill="#FFFFFF" fillOpacity="0.85">
      <path d={cloud} transform="translate(64 84)" />
      <path d={cloud} transform="translate(316 58) scale(0.7)" />
      <path d={cloud} transform="translate(640 300) scale(0.6)" />
    </g>
  );
}

/** A woven rug on the floor. */
export function Rug() {
  return (
    <g>
      <path d="M78 456H722L772 540H28Z" fill="#C9846A" />
      <path d="M66 476H734M48 506H752M38 522H762" stroke="#F3E0CC" strokeWidth="5" />
      <path d="M78 456L28 540M722 456L772 540" stroke="#F3E0CC" strokeWidth="9" strokeDasharray="3 6" />
    </g>
  );
}

/** Evenly but irregularly distributed points. Source: the R2 low-discrepancy sequence */
function scatter(index: number, width: number, height: number): { x: number; y: number } {
  return {
    x: Math.round(((index * 0.754877666) % 1) * width),
    y: Math.round(((index * 0.569840296) % 1) * height),
  };
}
