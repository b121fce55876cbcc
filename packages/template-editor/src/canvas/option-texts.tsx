import type { Field, Option } from 'configurator-core';
import { memo } from 'react';
import { type ElementRef, isSameRef } from '../document/element.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { readAmountText } from '../price-table/cell-text.ts';
import { useActions, useEditorState, useTexts } from '../store/editor-context.ts';
import { useMoney } from '../store/use-money.ts';
import { EditableText } from './editable-text.tsx';
import { useCommit } from './use-commit.ts';

const MAX_SHOWN_OPTIONS = 6;

interface OptionTextsProps {
  readonly field: Field;
  /** Whether something of the field is selected or edited. Then all options are shown and prices can be added. */
  readonly isOpen: boolean;
}

/** The choices of a host field type, derived from the field's options; at most as many as a closed field shows. */
export function HostChoices({ field }: { readonly field: Field }) {
  const { canvas: texts, inspector } = useTexts();
  const money = useMoney();
  const shown = field.options.slice(0, MAX_SHOWN_OPTIONS);
  return (
    <ul className="te-choices" aria-label={inspector.options} data-look="one">
      {shown.map(({ id, label, additionalPriceCents: cents }) => (
        <li key={id} className="te-choice">
          <Mark color={null} />
          <span>{label}</span>
          {cents > 0 && <span>{`+${money.format(cents)}`}</span>}
        </li>
      ))}
      {shown.length < field.options.length && (
        <li className="te-hint">{texts.moreOptions(field.options.length - shown.length)}</li>
      )}
    </ul>
  );
}

/** The options of a field as the shopper sees them, with their surcharges. */
export function OptionTexts({ field, isOpen }: OptionTextsProps) {
  const { canvas: texts, inspector } = useTexts();
  const { options, type } = field;
  const shown = isOpen ? options : options.slice(0, MAX_SHOWN_OPTIONS);
  const choice = fieldTypeEditor(type).optionChoice(field);
  const marker = fieldTypeEditor(type).hasColors ? 'color' : type === 'dropdown' ? 'list' : choice;
  return (
    <ul className="te-choices" aria-label={inspector.options} data-look={marker}>
      {shown.map((option) => (
        <OptionLine key={option.id} option={option} isOpen={isOpen} />
      ))}
      {shown.length < options.length && <li className="te-hint">{texts.moreOptions(options.length - shown.length)}</li>}
    </ul>
  );
}

interface OptionLineProps {
  readonly option: Option;
  readonly isOpen: boolean;
}

/** Memoized: typing the label of its field does not re-render it. */
const OptionLine = memo(function OptionLine({ option, isOpen }: OptionLineProps) {
  const ref = { kind: 'option', id: option.id } as const;
  const isSelected = useEditorState(({ selection }) => selection.some((other: ElementRef) => isSameRef(other, ref)));
  const commit = useCommit(ref);
  const { pick } = useActions();
  const { canvas: texts, controls } = useTexts();
  const money = useMoney();
  const name = option.label || option.value;
  const cents = option.additionalPriceCents;
  const shared = { part: ref, isSelected, isTabStop: isOpen, onSelect: () => pick([ref]) };
  const changePrice = (text: string): string | null => {
    const read = readAmountText(text, money);
    if (!read.ok) return controls.notAnAmount(money.name, money.write(1490));
    const price = read.value ?? 0;
    return price < 0 ? controls.atLeast(0) : commit({ additionalPriceCents: price }, 'price');
  };
  return (
    <li className="te-choice" data-default={option.isDefault || undefined} data-selected={isSelected || undefined}>
      <Mark color={option.colorValue} />
      {option.image !== null && <img className="te-choice-picture" src={option.image.url} alt="" loading="lazy" />}
      <EditableText
        {...shared}
        property="label"
        text={option.label}
        shown={name}
        label={texts.labelOf(name)}
        onCommit={(label) => commit({ label }, 'label')}
        isMain
      />
      {(cents > 0 || isOpen) && (
        <EditableText
          {...shared}
          property="price"
          text={cents === 0 ? '' : money.write(cents)}
          shown={
            <>
              <span>{`+${money.format(cents)}`}</span>
              <span className="te-unseen">{` ${texts.priceOf(name)}`}</span>
            </>
          }
          label={texts.priceOf(name)}
          onCommit={changePrice}
          isNumber
        />
      )}
    </li>
  );
});

/** The marker of an option, filled for a default. The stylesheet sets its shape by the list's `data-look`. */
function Mark({ color }: { readonly color: string | null }) {
  return (
    <svg className="te-choice-mark" viewBox="0 0 10 10" aria-hidden="true">
      <circle className="te-choice-color" cx="5" cy="5" r="4.5" fill={color ?? 'none'} />
    </svg>
  );
}
