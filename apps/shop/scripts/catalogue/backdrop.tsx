import type { ReactNode } from 'react';

/** Quiet colours of walls and floors, from the shop's palette. */
const walls = {
  paper: { wall: '#FBF7F0', floor: '#F1E9DB', shape: '#F4E6C8' },
  mist: { wall: '#E8EFEA', floor: '#D9E4DD', shape: '#F7F3E9' },
  sand: { wall: '#F3E9D6', floor: '#E8DABF', shape: '#FBF5E8' },
  slate: { wall: '#E2E9ED', floor: '#D0DBE1', shape: '#F2F6F7' },
  clay: { wall: '#F4E2D6', floor: '#E8CEBD', shape: '#FBF1E8' },
  tape: { wall: '#F8E8C4', floor: '#EFD9A6', shape: '#FCF5E2' },
} as const;

/** Name of a wall. */
export type Wall = keyof typeof walls;

interface BackdropProps {
  readonly wall: Wall;
  /** Height of the floor line; null for a plain ground. */
  readonly floorY: number | null;
  readonly circle?: { readonly x: number; readonly y: number; readonly radius: number };
  readonly children?: ReactNode;
}

/** Wall, floor and a large plain circle behind the subject. */
export function Backdrop({ wall, floorY, circle, children }: BackdropProps) {
  const colors = walls[wall];
  return (
    <g>
      <rect width="800" height="600" fill={colors.wall} />
      {circle !== undefined && <circle cx={circle.x} cy={circle.y} r={circle.radius} fill={colors.shape} />}
      {children}
      {floorY !== null && <rect y={floorY} width="800" height={Math.max(600 - floorY, 0)} fill={colors.floor} />}
    </g>
  );
}
