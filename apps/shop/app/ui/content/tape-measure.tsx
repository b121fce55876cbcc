import { useId } from 'react';

/** Numbers of the tape. 1440 px are wider than a page, also with larger text. */
const decades = Array.from({ length: 12 }, (_, index) => index + 1);

/** A decorative tape measure as wide as its container, numbered every ten centimetres. */
export function TapeMeasure({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden className={`block h-9 w-full ${className}`} role="presentation">
      <defs>
        <pattern id={id} width="120" height="36" patternUnits="userSpaceOnUse">
          <path
            d="M12 36v-9M24 36v-9M36 36v-9M48 36v-9M60 36v-15M72 36v-9M84 36v-9M96 36v-9M108 36v-9M120 36V16"
            stroke="var(--cfg-on-tape)"
            strokeWidth="1.25"
          />
          <path
            d="M6 36v-5M18 36v-5M30 36v-5M42 36v-5M54 36v-5M66 36v-5M78 36v-5M90 36v-5M102 36v-5M114 36v-5"
            stroke="var(--cfg-on-tape)"
            strokeWidth="0.75"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="var(--cfg-tape)" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <g textAnchor="end" fontSize="12" fontWeight="600" fill="var(--cfg-on-tape)">
        {decades.map((decade) => (
          <text key={decade} x={decade * 120 - 5} y="15">
            {decade * 10}
          </text>
        ))}
      </g>
    </svg>
  );
}
