import { measurementLabels } from 'configurator-core/templates';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DogDrawing } from './dog-drawing.tsx';
import { type Build, type DrawingProps, defaultDrawingProps, type Garment, type Measurement } from './drawing-props.ts';

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

  it('The drawing fills the coat with the picture of a fabric, and any other garment with colours alone', () => {
    const fabric = { name: 'Tartan', pictureUrl: '/stoffe/tartan-rot.svg' };
    const svg = draw({ fabric });
    const [, id] = /<pattern id="([^"]+-fabric)"[^>]*><image href="\/stoffe\/tartan-rot.svg"/.exec(svg) ?? [];
    expect(id).toBeDefined();
    // Back, belly, two sleeves and collar, each drawn over its colour.
    expect(svg.split(`url(#${id})`)).toHaveLength(6);
    expect(svg).toContain('Stoff Tartan');
    expect(draw({ fabric: { ...fabric, pictureUrl: null } })).not.toContain('-fabric');
    expect(draw({ fabric, garment: 'dog-harness' })).not.toContain('-fabric)');
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
