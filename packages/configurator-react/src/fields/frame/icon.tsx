const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.4v.1',
  open: 'M6 9l6 6 6-6',
  tip: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.7 9.4a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.2.9-1.2 1.7M12 16.6v.1',
  enlarge: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9v.1',
  wait: 'M12 3a9 9 0 1 1-9 9',
} as const;

interface IconProps {
  readonly name: keyof typeof paths;
}

/** A decorative icon beside text; never the only carrier of meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={name === 'wait' ? 'cfg-icon cfg-spinner' : 'cfg-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
