import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageFocusStyle } from '#app/ui/content/image-focus-style.ts';
import { focusStep, imageCentre, readImageFocus, withImageFocus } from './image-focus.ts';

const styles = readFileSync(new URL('../../styles/image-focus.css', import.meta.url), 'utf8');
const percent = fc.integer({ min: 0, max: 100 / focusStep }).map((step) => step * focusStep);

describe('the focus of a picture', () => {
  it('The focus is stored in the URL, replacing an earlier one', () => {
    fc.assert(
      fc.property(percent, percent, percent, percent, (x, y, otherX, otherY) => {
        const address = withImageFocus(withImageFocus('/a.webp', { x: otherX, y: otherY }), { x, y });
        expect(readImageFocus(address)).toEqual({ address: '/a.webp', focus: { x, y } });
      }),
    );
  });

  it('The focus of a picture is the centre if the URL has none or an invalid one', () => {
    for (const address of ['/a.webp', '/a.webp#', '/a.webp#focus=a,b', '/a.webp#focus=1', '/a.webp#top']) {
      expect(readImageFocus(address)).toEqual({ address: '/a.webp', focus: imageCentre });
    }
    expect(withImageFocus('/a.webp#focus=10,10', imageCentre)).toBe('/a.webp');
  });

  it('The focus of a picture is rounded to the stored precision and limited to the picture', () => {
    expect(withImageFocus('/a.webp', { x: 33.3, y: -4 })).toBe('/a.webp#focus=30,0');
    expect(readImageFocus('/a.webp#focus=999,14').focus).toEqual({ x: 100, y: 10 });
  });

  it('A picture is cropped around every point with CSS classes only', () => {
    fc.assert(
      fc.property(percent, percent, (x, y) => {
        const style = imageFocusStyle(withImageFocus('/a.webp', { x, y }));
        const classes = style.split(' ').slice(1);
        expect(classes).toHaveLength(x === imageCentre.x && y === imageCentre.y ? 0 : 3);
        for (const name of classes) expect(styles).toContain(`.${name} {`);
      }),
    );
    expect(imageFocusStyle('/a.webp')).toBe('object-cover');
  });
});
