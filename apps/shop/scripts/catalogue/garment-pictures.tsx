import type { DrawingProps } from '#app/features/drawing/drawing-props.ts';
import { coatDrawing } from './coat-drawing.ts';
import { DogScene } from './dog-scene.tsx';
import { furs } from './furs.ts';
import type { Picture } from './picture.ts';
import { Clouds, Hills, Leaves, Rain, Rug, Snow } from './scenery.tsx';

const northWind = coatDrawing('wintermantel-nordwind', 'long-legged');
const coastFog = coatDrawing('regenmantel-kuestennebel', 'medium');

const hikingFriend: Partial<DrawingProps> = {
  build: 'medium',
  garment: 'dog-harness',
  backColor: '#1F4D3F',
  collarColor: '#1F4D3F',
  bellyColor: '#1F4D3F',
};

const YELLOW_STITCHES = '#F0BE55';

/** Coats and harnesses, worn. */
export const garmentPictures: readonly Picture[] = [
  {
    slug: 'wintermantel-nordwind',
    content: (
      <DogScene wall="slate" view={{ x: 96, y: 18, width: 720 }} drawing={northWind} fur={furs.fawn}>
        <Snow />
      </DogScene>
    ),
  },
  {
    slug: 'wintermantel-nordwind-detail',
    content: (
      <DogScene
        wall="slate"
        view={{ x: 330, y: 268, width: 270 }}
        drawing={northWind}
        fur={furs.fawn}
        hasCircle={false}
      />
    ),
  },
  {
    slug: 'regenmantel-kuestennebel',
    content: (
      <DogScene wall="mist" view={{ x: 110, y: 48, width: 670 }} drawing={coastFog} fur={furs.cream}>
        <Rain />
      </DogScene>
    ),
  },
  {
    slug: 'regenmantel-kuestennebel-detail',
    content: (
      <DogScene
        wall="mist"
        view={{ x: 262, y: 244, width: 280 }}
        drawing={coastFog}
        fur={furs.cream}
        hasCircle={false}
      />
    ),
  },
  {
    slug: 'uebergangsmantel-spaziergang',
    content: (
      <DogScene
        wall="sand"
        view={{ x: 24, y: 60, width: 760 }}
        drawing={coatDrawing('uebergangsmantel-spaziergang', 'short-legged')}
        fur={furs.blackAndTan}
      >
        <Leaves />
      </DogScene>
    ),
  },
  {
    slug: 'fleecepullover-kamin',
    content: (
      <DogScene
        wall="clay"
        view={{ x: 24, y: 60, width: 760 }}
        drawing={coatDrawing('fleecepullover-kamin', 'short-legged')}
        fur={furs.fawn}
        isMirrored
        onFloor={<Rug />}
      />
    ),
  },
  {
    slug: 'geschirr-wanderfreund',
    content: (
      <DogScene
        wall="mist"
        view={{ x: 110, y: 48, width: 670 }}
        drawing={hikingFriend}
        fur={furs.chestnut}
        stitchColor={YELLOW_STITCHES}
      >
        <Hills floorY={514} />
      </DogScene>
    ),
  },
  {
    slug: 'geschirr-wanderfreund-detail',
    content: (
      <DogScene
        wall="mist"
        view={{ x: 290, y: 190, width: 300 }}
        drawing={hikingFriend}
        fur={furs.chestnut}
        stitchColor={YELLOW_STITCHES}
        hasCircle={false}
      />
    ),
  },
  {
    slug: 'geschirr-leichtfuss',
    content: (
      <DogScene
        wall="tape"
        view={{ x: 24, y: 60, width: 760 }}
        drawing={{
          build: 'short-legged',
          garment: 'dog-harness',
          backColor: '#6C8EAD',
          collarColor: '#6C8EAD',
          bellyColor: '#6C8EAD',
        }}
        fur={furs.chocolate}
      >
        <Clouds />
      </DogScene>
    ),
  },
  {
    slug: 'kategorie-geschirre',
    content: (
      <DogScene
        wall="paper"
        view={{ x: 110, y: 48, width: 670 }}
        drawing={{
          build: 'medium',
          garment: 'dog-harness',
          backColor: '#A8481F',
          collarColor: '#A8481F',
          bellyColor: '#A8481F',
        }}
        fur={furs.blackAndTan}
        isMirrored
      />
    ),
  },
];
