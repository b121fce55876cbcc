import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeImages, listedImages, storableImages } from './image-list.ts';

const stored = ['a', 'b', 'c'].map((name) => ({ id: name, url: `/${name}.webp`, altText: name }));
const file = new File(['x'], 'hund.png', { type: 'image/png' });

describe('additional pictures of an article', () => {
  it('Additional pictures of an article are reordered, and moving one back restores the order', () => {
    const images = listedImages(stored);
    const reordered = storableImages(changeImages(images, { type: 'move', key: 'c', by: -1 }), 'Mantel');
    expect(reordered.map(({ url }) => url)).toEqual(['/a.webp', '/c.webp', '/b.webp']);
    fc.assert(
      fc.property(fc.constantFrom('a', 'b'), (key) => {
        const there = changeImages(images, { type: 'move', key, by: 1 });
        expect(changeImages(there, { type: 'move', key, by: -1 })).toEqual(images);
      }),
    );
    expect(changeImages(images, { type: 'move', key: 'a', by: -1 })).toEqual(images);
  });

  it('Pictures are stored only after their upload, described by the title; a failed one keeps its file', () => {
    let images = changeImages(listedImages(stored), { type: 'add', files: [{ key: 'neu', file }] });
    images = changeImages(images, { type: 'progress', key: 'neu', progress: 0.5 });
    images = changeImages(images, { type: 'fail', key: 'neu', failure: 'Datei zu groß' });
    expect(storableImages(images, 'Mantel')).toHaveLength(3);
    expect(images.at(-1)).toMatchObject({ file, progress: null, failure: 'Datei zu groß' });
    images = changeImages(images, { type: 'upload', key: 'neu', url: '/neu.webp' });
    expect(storableImages(images, 'Mantel').at(-1)).toEqual({ url: '/neu.webp', altText: 'Mantel' });
    images = changeImages(images, { type: 'describe', key: 'neu', altText: ' Hund im Regen ' });
    expect(storableImages(images, 'Mantel').at(-1)).toEqual({ url: '/neu.webp', altText: 'Hund im Regen' });
    images = changeImages(images, { type: 'stored', images: [{ id: 'row', url: '/neu.webp', altText: '' }] });
    expect(images.at(-1)).toMatchObject({ id: 'row', key: 'neu', file: null });
    expect(changeImages(images, { type: 'remove', key: 'neu' })).toHaveLength(3);
  });
});
