const paths = {
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  add: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  fit: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  duplicate: 'M9 9h10v10H9zM5 15V5h10M14 12v4m-2-2h4',
  paste: 'M9 4h6v3H9zM7 5H5v15h14V5h-2',
  remove: 'M5 7h14M10 7V5h4v2m-7 0 1 13h8l1-13',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  open: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  rule: 'M5 4v9a3 3 0 0 0 3 3h11m-4-4 4 4-4 4',
  price: 'M17 6a6 6 0 1 0 0 12M4 10.5h9M4 13.5h9',
  error: 'M12 8v5m0 3h.01M10.3 4 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0z',
  warning: 'M12 7v6m0 3h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  hint: 'M12 11v5m0-8h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  done: 'm5 12 5 5 9-10',
  play: 'M8 5v14l11-7z',
  section: 'M4 5h16v14H4zM4 9h16',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14',
  group: 'M4 6h16v12H4z',
  text: 'M5 6h14M12 6v13',
  textarea: 'M5 6h14M5 10h14M5 14h14M5 18h8',
  dropdown: 'M4 7h16v10H4zm8.5 4 2 2 2-2',
  iframe: 'M4 5h16v14H4zM4 9h16M9 13l-2 1.500 2 1.500m6-3 2 1.500-2 1.500',
  computed: 'M5 4h14v16H5zM8 8h8M9 12v4m-2-2h4m3-1h3m-3 3h3',
  file: 'm16 8-7.500 7.500a2 2 0 0 0 3 3l8-8a4 4 0 0 0-6-6l-8 8a6 6 0 0 0 8.500 8.500L20 14.500',
  own: 'M12 4l2.4 5 5.600.7-4.100 3.800 1.100 5.500-5-2.800-5 2.800 1.100-5.500L4 9.700 9.600 9z',
  keys: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M18 11h.01M8 15h8',
  structure: 'M4 5h16v14H4zM9.500 5v14',
  hide: 'm14 7-5 5 5 5M19 7l-5 5 5 5',
  show: 'm10 7 5 5-5 5M5 7l5 5-5 5',
  properties: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm5-1.500 4.500 4.500',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  comment: 'M4 5h16v11H10l-5 4v-4H4z',
  library: 'M5 4h5v16H5zm9 0h5v16h-5z',
} as const;

/** Icon names. */
export type IconName = keyof typeof paths;

/** An icon by name, or its outline on a grid of 24 × 24, such as the one of a field type. */
export type IconShape = IconName | { readonly outline: string };

/** A decorative icon; its meaning is given by adjacent text. */
export function Icon({ name }: { readonly name: IconShape }) {
  return (
    <svg className="te-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={typeof name === 'string' ? paths[name] : name.outline} />
    </svg>
  );
}
