import type { Option } from 'configurator-core';
import { TextControl } from '../controls/text-control.tsx';
import { useEditor } from '../store/editor-context.ts';
import { OptionAlternativeText } from './option-look.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { useOptionPicture } from './use-option-picture.ts';

/** Edits the picture of an option and its alternative text. */
export function OptionPictureControls({ option }: { readonly option: Option }) {
  const { texts: all, host } = useEditor();
  const { inspector: texts } = all;
  const picture = useOptionPicture(option);
  const { id, image } = option;
  return (
    <>
      {image !== null && <img className="te-picture-preview" src={image.url} alt={image.alt ?? ''} />}
      {host.uploadPicture && (
        <PictureUpload
          // Resets the control for another option. The running upload still stores its picture on this one.
          key={id}
          upload={host.uploadPicture}
          hasPicture={image !== null}
          onStored={picture.store}
        />
      )}
      <TextControl
        label={texts.picture}
        hint={texts.pictureHint}
        isCode
        value={image?.url ?? ''}
        onChange={picture.changeAddress}
      />
      <OptionAlternativeText option={option} />
    </>
  );
}
