import { type Field, type FieldOptions, optionDisplays } from 'configurator-core';
import { optionDisplay } from 'configurator-react';
import { useUpdate } from '../../actions/use-update.ts';
import { CheckControl, SelectControl } from '../../controls/choice-controls.tsx';
import { NumberControl } from '../../controls/number-control.tsx';
import { TextControl } from '../../controls/text-control.tsx';
import { useTexts } from '../../store/editor-context.ts';

interface PropertyProps {
  readonly field: Field;
}

/** Reads and writes one key of `additional_options`; an empty value removes the key. */
function usePresentation<K extends Exclude<keyof FieldOptions, 'texts'>>(field: Field, key: K) {
  const update = useUpdate('field', field.id);
  return {
    value: field.additionalOptions[key],
    set: (value: string | number | boolean | null) => {
      const { [key]: _old, ...rest } = field.additionalOptions;
      const isEmpty = value === null || value === '' || value === false;
      return update({ additionalOptions: isEmpty ? rest : { ...rest, [key]: value } }, key);
    },
  };
}

/** Edits the text shown in an empty input. */
export function PlaceholderProperty({ field }: PropertyProps) {
  const update = useUpdate('field', field.id);
  const { fieldTypes: texts } = useTexts();
  return (
    <TextControl
      label={texts.placeholder}
      hint={texts.placeholderHint}
      value={field.placeholder ?? ''}
      onChange={(text) => update({ placeholder: text || null }, 'placeholder')}
    />
  );
}

/** Edits the help text below the control. */
export function HintProperty({ field }: PropertyProps) {
  const hint = usePresentation(field, 'hint');
  const { fieldTypes: texts } = useTexts();
  return <TextControl label={texts.hint} value={hint.value ?? ''} onChange={hint.set} />;
}

/** Edits the sentence that makes a checkbox a plausibility check. */
export function PlausibilityProperty({ field }: PropertyProps) {
  const plausibility = usePresentation(field, 'plausibility');
  const { fieldTypes: texts } = useTexts();
  return (
    <TextControl
      label={texts.plausibility}
      hint={texts.plausibilityHint}
      value={plausibility.value ?? ''}
      onChange={plausibility.set}
    />
  );
}

/** Edits the layout of options and their pictures. */
export function DisplayProperty({ field }: PropertyProps) {
  const display = usePresentation(field, 'display');
  const { fieldTypes: texts } = useTexts();
  return (
    <SelectControl
      label={texts.display}
      value={optionDisplay(field)}
      items={optionDisplays.map((value) => ({ value, label: texts.displays[value] }))}
      onChange={display.set}
    />
  );
}

/** Edits the unit of a number. */
export function UnitProperty({ field }: PropertyProps) {
  const unit = usePresentation(field, 'unit');
  const { fieldTypes: texts } = useTexts();
  return <TextControl label={texts.unit} hint={texts.unitHint} value={unit.value ?? ''} onChange={unit.set} />;
}

/** Edits the number of rows of a text area. */
export function RowsProperty({ field }: PropertyProps) {
  const rows = usePresentation(field, 'rows');
  const { fieldTypes: texts } = useTexts();
  return <NumberControl label={texts.rows} min={1} step={1} value={rows.value ?? null} onChange={rows.set} />;
}

/** Edits whether typing stops at the maximum length. */
export function CutOffProperty({ field }: PropertyProps) {
  const cutOff = usePresentation(field, 'cutOff');
  const { fieldTypes: texts } = useTexts();
  return (
    <CheckControl
      label={texts.cutOff}
      hint={texts.cutOffHint}
      isChecked={cutOff.value === true}
      onChange={cutOff.set}
    />
  );
}

/** Edits the HTML of a static text. */
export function HtmlProperty({ field }: PropertyProps) {
  const html = usePresentation(field, 'html');
  const { fieldTypes: texts } = useTexts();
  return (
    <TextControl
      label={texts.html}
      hint={texts.htmlHint}
      rows={6}
      isCode
      value={html.value ?? ''}
      onChange={html.set}
    />
  );
}

/** Edits the URL of an embedded page. */
export function UrlProperty({ field }: PropertyProps) {
  const url = usePresentation(field, 'url');
  const { fieldTypes: texts } = useTexts();
  return (
    <TextControl
      label={texts.url}
      hint={texts.urlHint}
      value={url.value ?? ''}
      onChange={(text) => {
        if (text !== '' && !URL.canParse(text)) return texts.notAnAddress;
        return text !== '' && new URL(text).protocol !== 'https:' ? texts.notSecure : url.set(text);
      }}
    />
  );
}
