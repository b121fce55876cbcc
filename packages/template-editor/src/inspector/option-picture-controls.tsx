import type { Option } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { TextControl } from '../controls/text-control.tsx';
import { useEditor } from '../store/editor-context.ts';
import { PictureUpload } from './picture-upload.tsx';

/** Edits the picture of an option and its alternative text. */
export function OptionPictureControls({ option: { id, image } }: { readonly option: Option }) {
  const update = useUpdate('option', id);
  const { texts: all, host } = useEditor();
  const { inspector: texts } = all;
  const alt = image?.alt && { alt: image.alt };
  const changeAddress = (url: string) => {
    // Drops the other widths, which belong to the old picture.
    const changed = url === '' ? null : { url, ...alt };
    return update({ image: changed }, 'picture') === null ? null : texts.pictureRefused;
  };
  return (
    <>
      {image !== null && <img className="te-picture-preview" src={image.url} alt={image.alt ?? ''} />}
      {host.uploadPicture && (
        <PictureUpload
          // Resets the control for another option. The running upload still stores its picture on this one.
          key={id}
          upload={host.uploadPicture}
          hasPicture={image !== null}
          onStored={({ url, sources }) => update({ image: { url, sources, ...alt } }, 'picture')}
        />
      )}
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
          hint={image.alt ? texts.alternativeTextHint : <strong>{texts.alternativeTextMissing}</strong>}
          value={image.alt ?? ''}
          onChange={(text) => update({ image: { ...image, alt: text || null } }, 'picture')}
        />
      )}
    </>
  );
}
