import { measurementLabels } from 'configurator-core/templates';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DogDrawing } from './dog-drawing.tsx';
import {
  type Build,
  type DrawingProps,
  defaultDrawingProps,
  type Finish,
  type Garment,
  type Measurement,
} from './drawing-props.ts';
import { Night } from './layers/night.tsx';
import { NIGHT } from './layers/night-color.ts';

const everyBuild: readonly Build[] = ['short-legged', 'medium', 'long-legged'];
const everyMeasurement: readonly Measurement[] = [
  'shoulderToSternum',
  'shoulderToTail',
  'shoulderToHips',
  'sternumToBelly',
  'chestCircumference',
  'waistCircumference',
  'headCircumference',
  'collarLength',
  'thighLength',
];
const everyGarment: readonly Garment[] = ['none', 'dog-coat', 'dog-harness', 'dog-collar', 'dog-leash'];

function draw(props: Partial<DrawingProps>): string {
  return renderToStaticMarkup(<DogDrawing {...defaultDrawingProps} {...props} />);
}

describe('the drawing', () => {
  it('The drawing is an image with a German name and no inline style', () => {
    for (const build of everyBuild) {
      for (const garment of everyGarment) {
        const svg = draw({ build, garment });
        expect(svg).toMatch(/^<svg[^>]* role="img"[^>]*><title>[^<]+ Hund im Profil[^<]*<\/title>/);
        expect(svg).not.toMatch(/style=|NaN|undefined/);
      }
    }
  });

  it('The drawing places the picture of a fabric along each part of the coat, and on no other garment', () => {
    const fabric = { name: 'Tartan', pictureUrl: '/stoffe/tartan-rot.svg' };
    const svg = draw({ fabric });
    expect(svg.match(/href="\/stoffe\/tartan-rot.svg"/g)).toHaveLength(1);
    const placements = [...svg.matchAll(/<pattern id="([^"]+-fabric-\w+)" href="[^"]+" patternTransform="([^"]+)"/g)];
    expect(new Set(placements.map(([, , placement]) => placement)).size).toBe(5);
    // Back, belly, chest, collar and two sleeves, each drawn over its colour.
    const uses = placements.flatMap(([, id]) => svg.split(`url(#${id})`).slice(1));
    expect(uses).toHaveLength(6);
    expect(svg).toContain('Stoff Tartan');
    expect(draw({ fabric: { ...fabric, pictureUrl: null } })).not.toContain('-fabric');
    expect(draw({ fabric, garment: 'dog-harness' })).not.toContain('-fabric');
  });

  it('The drawing has hairs at the edge of wool, gloss on coated cloth, and neither on plain cloth', () => {
    const cloth = (finish: Finish) => draw({ fabric: { name: null, pictureUrl: null, finish } });
    const hairs = /stroke-dasharray="0.6 1.9/;
    const gloss = (svg: string) => Number(/-gloss\)"[^>]*fill-opacity="([\d.]+)"/.exec(svg)?.[1] ?? 0);
    expect(cloth('wool')).toMatch(hairs);
    expect(cloth('coated')).not.toMatch(hairs);
    expect(gloss(cloth('wool'))).toBe(0);
    expect(gloss(cloth('coated'))).toBeGreaterThan(gloss(cloth('plain')) * 3);
  });

  it('The drawing at night shows reflective seams above the dark, and no other stitches', () => {
    const night = (props: Partial<DrawingProps>) =>
      renderToStaticMarkup(<Night drawing={{ ...defaultDrawingProps, ...props }} />);
    expect(night({ hasReflectiveSeams: true })).toContain('stroke="#FFFFFF"');
    expect(night({})).not.toContain('stroke="#FFFFFF"');
    expect(draw({ hasReflectiveSeams: true, isNight: true })).toContain(NIGHT);
    expect(draw({ hasReflectiveSeams: true })).not.toContain(NIGHT);
  });

  it('[BEY-57] The drawing lays the tape along the highlighted measurement, on every build, and names it', () => {
    for (const build of everyBuild) {
      for (const measurement of everyMeasurement) {
        const svg = draw({ build, highlightedMeasurement: measurement });
        expect(svg).toContain(`data-measurement="${measurement}"`);
        expect(svg).toContain(`>${measurementLabels[measurement]}</text>`);
      }
    }
  });

  it('[BEY-57] The drawing shows the typed measurement beside its name', () => {
    expect(draw({ highlightedMeasurement: 'chestCircumference', measuredCm: 62.5 })).toContain(
      '>Brustumfang: 62,5\u00a0cm<',
    );
  });

  it('[BEY-57] The drawing has the chosen colours', () => {
    const svg = draw({ backColor: '#123456', cuffColor: '#654321', lining: 'back-only', liningColor: '#8B4513' });
    expect(svg).toContain('fill="#123456"');
    expect(svg).toContain('fill="#654321"');
    expect(svg).toContain('stroke="#8B4513"');
  });

  it('The drawing shows the lining only if chosen', () => {
    expect(draw({ lining: 'none', liningColor: '#8B4513' })).not.toContain('#8B4513');
  });

  it('The drawing prints the text on the near side and the second text on the far side', () => {
    const print = { color: '#E8772E', isReflective: false, text: 'BELLA', farText: null };
    expect(draw({ print })).not.toContain('Andere Seite');
    const bothSides = draw({ print: { ...print, farText: 'HUND' } });
    expect(bothSides).toContain('Andere Seite');
    expect(bothSides).toContain('>BELLA<');
    expect(bothSides).toContain('>HUND<');
  });

  it('The drawing shows a placeholder of a print in its colour while the text is missing', () => {
    const print = { color: '#E8772E', isReflective: false, text: '', farText: null };
    expect(draw({ print })).toMatch(/<rect[^>]*stroke="#E8772E"[^>]*stroke-dasharray/);
    expect(draw({ print: { ...print, text: 'BELLA' } })).not.toMatch(/<rect[^>]*stroke="#E8772E"/);
  });

  it('The drawing shows the far side for a second zipper', () => {
    expect(draw({ zipperCount: 2 })).toContain('Andere Seite');
  });
});
