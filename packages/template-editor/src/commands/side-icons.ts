import type { IconName } from '../controls/icon.tsx';
import type { SidePanel } from '../store/editor-state.ts';

/** The icons of the right pane's tabs, also used in the palette. */
export const sideIcons = {
  inspector: 'properties',
  findings: 'warning',
  price: 'price',
  scenarios: 'done',
  comments: 'comment',
} as const satisfies Readonly<Record<SidePanel, IconName>>;

/** The tabs of the right pane, in display order. */
export const sides = Object.keys(sideIcons) as readonly SidePanel[];
