import type { Option } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { useTexts } from '../store/editor-context.ts';
import type { StoredPicture } from '../store/host-pictures.ts';

/** Returns functions that replace the picture of an option and keep its alternative text. */
export function useOptionPicture({ id, image }: Option) {
  const update = useUpdate('option', id);
  const { inspector: texts } = useTexts();
  const alt = image?.alt && { alt: image.alt };
  return {
    store: ({ url, sources }: StoredPicture) => {
      update({ image: { url, sources, ...alt } }, 'picture');
    },
    /** Returns an error message if the URL is refused. An empty one removes the picture. */
    changeAddress: (url: string): string | null => {
      // Drops the other widths, which belong to the old picture.
      const changed = url === '' ? null : { url, ...alt };
      return update({ image: changed }, 'picture') === null ? null : texts.pictureRefused;
    },
  };
}
