import type { Option, OptionDisplay } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { IconButton } from '../controls/buttons.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useEditor, useTexts } from '../store/editor-context.ts';
import { OptionMaterialControl } from './option-material-control.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { useOptionPicture } from './use-option-picture.ts';

interface OptionLookProps {
  readonly option: Option;
  readonly display: Exclude<OptionDisplay, 'list'>;
}

/** Edits how an option looks as a card or a swatch: picture, colour and material. */
export function OptionLook({ option, display }: OptionLookProps) {
  const { host, texts: all } = useEditor();
  const { inspector: texts } = all;
  const picture = useOptionPicture(option);
  const { image } = option;
  const isBare = image === null && (display === 'cards' || option.colorValue === null);
  return (
    <div className="te-option-look">
      {image === null ? (
        <span className="te-option-picture" />
      ) : (
        <img className="te-option-picture" src={image.url} alt={image.alt ?? ''} />
      )}
      {host.uploadPicture ? (
        <PictureUpload upload={host.uploadPicture} hasPicture={image !== null} onStored={picture.store} />
      ) : (
        <TextControl label={texts.picture} isCode value={image?.url ?? ''} onChange={picture.changeAddress} />
      )}
      <OptionColor option={option} />
      {host.materials && <OptionMaterialControl option={option} isBrief />}
      {image !== null && <OptionAlternativeText option={option} isBrief />}
      {isBare && <p className="te-hint">{texts.lookMissing[display]}</p>}
    </div>
  );
}

/** Edits the colour of an option with a colour picker. */
export function OptionColor({ option: { id, label, value, colorValue } }: { readonly option: Option }) {
  const update = useUpdate('option', id);
  const { inspector: texts } = useTexts();
  const name = label || value;
  return (
    <span className="te-option-color">
      <input
        type="color"
        className="te-swatch"
        aria-label={texts.colorOf(name)}
        title={texts.colorOf(name)}
        value={/^#[0-9a-f]{6}$/i.test(colorValue ?? '') ? (colorValue ?? '') : '#888888'}
        data-empty={colorValue === null || undefined}
        onChange={(event) => update({ colorValue: event.target.value }, 'color')}
      />
      {colorValue !== null && (
        <IconButton
          label={texts.removeColorOf(name)}
          icon="close"
          onClick={() => update({ colorValue: null }, 'color')}
        />
      )}
    </span>
  );
}

interface OptionAlternativeTextProps {
  readonly option: Option;
  /** Whether it has a hint only while the text is missing, as in the row of an option. */
  readonly isBrief?: boolean;
}

/** Edits the alternative text of an option's picture. */
export function OptionAlternativeText({ option: { id, image }, isBrief }: OptionAlternativeTextProps) {
  const update = useUpdate('option', id);
  const { inspector: texts } = useTexts();
  if (image === null) return null;
  return (
    <TextControl
      label={texts.alternativeText}
      hint={image.alt ? !isBrief && texts.alternativeTextHint : <strong>{texts.alternativeTextMissing}</strong>}
      value={image.alt ?? ''}
      onChange={(text) => update({ image: { ...image, alt: text || null } }, 'picture')}
    />
  );
}
