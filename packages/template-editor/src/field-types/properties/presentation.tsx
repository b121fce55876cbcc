import type { Field } from 'configurator-core';
import { useUpdate } from '../../actions/use-update.ts';
import { CheckControl } from '../../controls/choice-controls.tsx';
import { NumberControl } from '../../controls/number-control.tsx';
import { TextControl } from '../../controls/text-control.tsx';

interface PropertyProps {
  readonly field: Field;
}

/** Reads and writes one key of `additional_options`; an empty value takes the key out. */
function usePresentation(field: Field, key: string) {
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Shown in an empty input. */
export function PlaceholderProperty({ field }: PropertyProps) {
  const update = useUpdate('field', field.id);
  return (
    <TextControl
      label="Placeholder"
      hint="Shown while the field is empty. It does not replace the label."
      value={field.placeholder ?? ''}
      onChange={(text) => update({ placeholder: text || null }, 'placeholder')}
    />
  );
}

/** A sentence under the control. */
export function HintProperty({ field }: PropertyProps) {
  const hint = usePresentation(field, 'hint');
  return <TextControl label="Help text" value={textOf(hint.value)} onChange={hint.set} />;
}

/** What a number is counted in. */
export function UnitProperty({ field }: PropertyProps) {
  const unit = usePresentation(field, 'unit');
  return <TextControl label="Unit" hint="For example cm." value={textOf(unit.value)} onChange={unit.set} />;
}

/** How tall an area of text is. */
export function RowsProperty({ field }: PropertyProps) {
  const rows = usePresentation(field, 'rows');
  return (
    <NumberControl
      label="Rows"
      min={1}
      step={1}
      value={typeof rows.value === 'number' ? rows.value : null}
      onChange={rows.set}
    />
  );
}

/** Whether typing stops at the limit. */
export function CutOffProperty({ field }: PropertyProps) {
  const cutOff = usePresentation(field, 'cutOff');
  return (
    <CheckControl
      label="Truncate at maximum length"
      hint="If off, a longer text is an error that the shopper has to correct."
      isChecked={cutOff.value === true}
      onChange={cutOff.set}
    />
  );
}

/** What a static text says. */
export function HtmlProperty({ field }: PropertyProps) {
  const html = usePresentation(field, 'html');
  return (
    <TextControl
      label="Content (HTML)"
      hint="Headings, paragraphs, lists, links and emphasis. Everything else is removed when the template is saved and again when it is displayed."
      rows={6}
      isCode
      value={textOf(html.value)}
      onChange={html.set}
    />
  );
}

/** What an embed shows. */
export function UrlProperty({ field }: PropertyProps) {
  const url = usePresentation(field, 'url');
  return (
    <TextControl
      label="URL (https)"
      hint="Only pages of hosts the shop allows are shown."
      value={textOf(url.value)}
      onChange={(text) => {
        if (text !== '' && !URL.canParse(text)) return 'This is not an address.';
        return text !== '' && new URL(text).protocol !== 'https:'
          ? 'The address must begin with https.'
          : url.set(text);
      }}
    />
  );
}
