/** A brass snap hook with its swivel at (x, y), pointing down, rotated by `angle` degrees. */
export function Carabiner({ x, y, angle }: { readonly x: number; readonly y: number; readonly angle: number }) {
  const hook = 'M0 34C-22 36 -26 58 -24 78C-22 104 22 104 24 78L24 66';
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`} fill="none" strokeLinecap="round">
      <rect x="-17" y="-8" width="34" height="24" rx="9" stroke="#8F6A20" strokeWidth="9" />
      <rect x="-17" y="-8" width="34" height="24" rx="9" stroke="#C79A3B" strokeWidth="6" />
      <path d="M0 16V34" stroke="#8F6A20" strokeWidth="17" />
      <path d="M0 17V33" stroke="#C79A3B" strokeWidth="13" />
      <path d={hook} stroke="#8F6A20" strokeWidth="14" />
      <path d="M4 36L24 66" stroke="#A5802F" strokeWidth="9" />
      <path d={hook} stroke="#C79A3B" strokeWidth="10" />
      <path d="M-15 50C-19 60 -19 72 -17 80" stroke="#F0D692" strokeWidth="3" />
    </g>
  );
}
