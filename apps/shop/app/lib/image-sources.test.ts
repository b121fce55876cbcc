import { describe, expect, it } from 'vitest';
import { imageSources } from './image-sources.ts';

describe('imageSources', () => {
  it('[BEY-52] offers a drawn picture in three widths', () => {
    expect(imageSources('/catalogue/leine-weitblick.webp')).toEqual({
      src: '/catalogue/leine-weitblick-960.webp',
      srcSet:
        '/catalogue/leine-weitblick-480.webp 480w, /catalogue/leine-weitblick-960.webp 960w, ' +
        '/catalogue/leine-weitblick.webp 1440w',
    });
  });

  it('takes an uploaded picture as it is', () => {
    const address = 'https://project.supabase.co/storage/v1/object/public/article-images/a.webp';
    expect(imageSources(address)).toEqual({ src: address });
  });
});
