import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { imageSources } from './image-sources.ts';

describe('imageSources', () => {
  it('[BEY-52] A drawn picture is offered in three widths, as WebP and as AVIF', () => {
    expect(imageSources('/catalogue/leine-weitblick.webp')).toEqual({
      src: '/catalogue/leine-weitblick-960.webp',
      srcSet:
        '/catalogue/leine-weitblick-480.webp 480w, /catalogue/leine-weitblick-960.webp 960w, ' +
        '/catalogue/leine-weitblick.webp 1440w',
      avifSrcSet:
        '/catalogue/leine-weitblick-480.avif 480w, /catalogue/leine-weitblick-960.avif 960w, ' +
        '/catalogue/leine-weitblick.avif 1440w',
    });
  });

  it('[BEY-52] An uploaded picture is offered in the widths it was stored in', () => {
    const name =
      'https://project.supabase.co/storage/v1/object/public/article-images/0b3c9a52-3f6e-4a9e-9d0c-6a1f2b3c4d5e';
    expect(imageSources(`${name}.webp`)).toEqual({
      src: `${name}-960.webp`,
      srcSet: `${name}-480.webp 480w, ${name}-960.webp 960w, ${name}.webp 1440w`,
    });
  });

  it('[BEY-52] Only existing files are referenced', () => {
    const folder = fileURLToPath(new URL('../../../public', import.meta.url));
    const names = readdirSync(`${folder}/catalogue`).filter((name) => /^[a-z-]+\.webp$/.test(name));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const { srcSet = '', avifSrcSet = '' } = imageSources(`/catalogue/${name}`);
      const files = [...srcSet.split(', '), ...avifSrcSet.split(', ')].map((entry) => entry.split(' ')[0] ?? '');
      expect(files.filter((file) => !existsSync(folder + file))).toEqual([]);
    }
  });

  it('Any other picture is returned unchanged', () => {
    const address = 'https://project.supabase.co/storage/v1/object/public/article-images/a.webp';
    expect(imageSources(address)).toEqual({ src: address });
  });
});
