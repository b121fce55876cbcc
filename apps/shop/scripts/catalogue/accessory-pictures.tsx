import type { ReactNode } from 'react';
import { Backdrop, type Wall } from './backdrop.tsx';
import { CollectionCoats } from './collection-coats.tsx';
import { DogScene } from './dog-scene.tsx';
import { furs } from './furs.ts';
import type { Picture } from './picture.ts';
import { BedStillLife } from './still-lifes/bed-still-life.tsx';
import { CareSetStillLife } from './still-lifes/care-set-still-life.tsx';
import { CollarStillLife } from './still-lifes/collar-still-life.tsx';
import { LeashStillLife } from './still-lifes/leash-still-life.tsx';
import { SketchStillLife } from './still-lifes/sketch-still-life.tsx';
import { StockStillLife } from './still-lifes/stock-still-life.tsx';
import { TapeStillLife } from './still-lifes/tape-still-life.tsx';

/** Colors of covers that the bed offers. */
export const shownBed = { rim: '#5C6B4A', cushion: '#5C6B4A' } as const;

const FOREST = '#1F4D3F';
const CLAY = '#A8481F';
const TAPE = '#E2A93B';
const INK = '#22302B';
const MOSS = '#5F7148';
const SAND = '#D9C7A3';

/** Collars, leashes, the bed, ready-made articles, collections and the stock picture. */
export const accessoryPictures: readonly Picture[] = [
  { slug: 'kategorie-maentel', content: <CollectionCoats /> },
  {
    slug: 'kategorie-halsbaender',
    content: table(
      'paper',
      <>
        <CollarStillLife x={404} y={160} scale={0.98} color={TAPE} lining={SAND} stitches="#FCF1D6" />
        <CollarStillLife x={222} y={384} scale={1.08} color={FOREST} lining={SAND} stitches="#8FB3A4" />
        <CollarStillLife x={588} y={398} scale={1.08} color={CLAY} lining={SAND} stitches="#E9B79E" />
      </>,
    ),
  },
  {
    slug: 'kategorie-leinen',
    content: table(
      'sand',
      <>
        <LeashStillLife x={376} y={206} scale={0.98} color={FOREST} turns={3} />
        <LeashStillLife x={614} y={426} scale={0.94} color={INK} turns={2} />
      </>,
    ),
  },
  { slug: 'halsband-lindenhof', content: lindenhof({ x: 372, y: 58, width: 384 }) },
  {
    slug: 'halsband-lindenhof-detail',
    content: table(
      'sand',
      <CollarStillLife x={470} y={270} scale={2.1} color={MOSS} lining={SAND} stitches="#C4D0B2" />,
    ),
  },
  {
    slug: 'halsband-abendrot',
    content: table(
      'clay',
      <CollarStillLife x={400} y={292} scale={1.62} color={CLAY} lining={TAPE} stitches="#F0BE55" />,
      300,
    ),
  },
  {
    slug: 'leine-weitblick',
    content: table('mist', <LeashStillLife x={476} y={286} scale={1.24} color={FOREST} turns={4} />, 300),
  },
  {
    slug: 'leine-stadtgang',
    content: table('slate', <LeashStillLife x={486} y={280} scale={1.5} color={INK} turns={2} isReflective />, 300),
  },
  {
    slug: 'leine-sommerwind',
    content: (
      <DogScene
        wall="slate"
        view={{ x: 20, y: 18, width: 780 }}
        drawing={{ build: 'long-legged', garment: 'dog-leash', backColor: TAPE, collarColor: TAPE }}
        fur={furs.chestnut}
        stitchColor="#FCF1D6"
      />
    ),
  },
  { slug: 'hundebett-ruhepol', content: bed({ x: 0, y: 0, width: 800 }, true) },
  { slug: 'hundebett-ruhepol-detail', content: bed({ x: 150, y: 250, width: 300 }, false) },
  {
    slug: 'pflegeset-werkstatt',
    content: (
      <>
        <Backdrop wall="paper" floorY={452} circle={{ x: 400, y: 300, radius: 230 }} />
        <CareSetStillLife />
      </>
    ),
  },
  { slug: 'massband-pfotenmass', content: table('mist', <TapeStillLife x={470} y={286} scale={1.22} />, 300) },
  { slug: 'unikat-massanfertigung', content: <SketchStillLife /> },
  { slug: 'platzhalter', content: <StockStillLife /> },
];

function table(wall: Wall, things: ReactNode, circleRadius?: number): ReactNode {
  return (
    <>
      <Backdrop
        wall={wall}
        floorY={null}
        circle={circleRadius === undefined ? undefined : { x: 400, y: 300, radius: circleRadius - 40 }}
      />
      {things}
    </>
  );
}

function lindenhof(view: { x: number; y: number; width: number }): ReactNode {
  return (
    <DogScene
      wall="sand"
      view={view}
      drawing={{ build: 'medium', garment: 'dog-collar', collarColor: MOSS }}
      fur={furs.silver}
      stitchColor="#C4D0B2"
    />
  );
}

function bed(view: { x: number; y: number; width: number }, hasDog: boolean): ReactNode {
  return (
    <g transform={`scale(${800 / view.width}) translate(${-view.x} ${-view.y})`}>
      <Backdrop wall="sand" floorY={360} circle={{ x: 400, y: 260, radius: 240 }} />
      <BedStillLife {...shownBed} hasDog={hasDog} />
    </g>
  );
}
