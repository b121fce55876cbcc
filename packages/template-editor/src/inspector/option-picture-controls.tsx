import type { Option } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { TextControl } from '../controls/text-control.tsx';
import { useTexts } from '../store/editor-context.ts';

/** The picture of an option and what it shows. */
export function OptionPictureControls({ option: { id, image } }: { readonly option: Option }) {
  const update = useUpdate('option', id);
  const { inspector: texts } = useTexts();
  const changeAddress = (url: string) => {
    // The other widths belong to the old picture.
    const changed = url === '' ? null : { url, ...(image?.alt && { alt: image.alt }) };
    return update({ image: changed }, 'picture') === null ? null : texts.pictureRefused;
  };
  return (
    <>
      <TextControl
        label={texts.picture}
        hint={texts.pictureHint}
        isCode
        value={image?.url ?? ''}
        onChange={changeAddress}
      />
      {image !== null && (
        <TextControl
          label={texts.alternativeText}
          hint={texts.alternativeTextHint}
          value={image.alt ?? ''}
          onChange={(alt) => update({ image: { ...image, alt: alt || null } }, 'picture')}
        />
      )}
    </>
  );
}
