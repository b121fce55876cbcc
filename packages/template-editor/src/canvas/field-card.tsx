import type { Field } from 'configurator-core';
import { type MouseEvent, memo } from 'react';
import { CommentBadge } from '../comments/comment-badge.tsx';
import { Icon } from '../controls/icon.tsx';
import { type ElementRef, isSameRef } from '../document/element.ts';
import { builtInType } from '../field-types/built-in-type.ts';
import { HintProperty } from '../field-types/properties/presentation.tsx';
import { fieldTypeEditor, fieldTypeEntries } from '../field-types/registry.ts';
import { useHostType } from '../field-types/use-field-types.ts';
import { useLabelField } from '../inspector/use-label-field.ts';
import { useEditor, useEditorState, useTexts } from '../store/editor-context.ts';
import { ConditionNote } from './condition-note.tsx';
import { EditableText } from './editable-text.tsx';
import { FormulaNote } from './formula-note.tsx';
import { HostChoices, OptionTexts } from './option-texts.tsx';
import { useCommit, useUndoStep } from './use-commit.ts';
import { useFieldSelection } from './use-field-selection.ts';

/** A field as the shopper sees it, with texts edited in place, its formula and its condition. */
export const FieldCard = memo(function FieldCard({ field }: { readonly field: Field }) {
  const ref: ElementRef = { kind: 'field', id: field.id };
  const isSelected = useEditorState(({ selection }) => selection.some((other) => isSameRef(other, ref)));
  const hasSelected = useEditorState(({ selection }) =>
    selection.some(({ kind, id }) => kind === 'option' && field.options.some((option) => option.id === id)),
  );
  const isEdited = useEditorState(({ editing }) => editing?.startsWith(`field:${field.id}:`) === true);
  const own = useUndoStep();
  const relabel = useLabelField(field);
  const { texts, language } = useEditor();
  const type = fieldTypeEditor(field.type);
  const host = useHostType(field.type);
  const entry = fieldTypeEntries[builtInType(field)];
  const Face = host?.Face ?? entry.Face;
  const name = field.label || field.name;
  const { press: onSelect, onKeyDown } = useFieldSelection(ref);
  const isOpen = isSelected || hasSelected || isEdited;
  return (
    // The label is the button of the card. A click on an empty area of the card has the same effect.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      role="group"
      className="te-field"
      aria-label={name}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <div className="te-field-head">
        <Icon name={type.icon} />
        <strong className="te-field-label">
          <EditableText
            part={ref}
            property="label"
            text={field.label}
            shown={name}
            label={texts.canvas.labelOf(name)}
            onCommit={(label) => own(() => relabel(label))}
            onSelect={onSelect}
            isSelected={isSelected}
            isTabStop
            isMain
          />
        </strong>
        {field.isRequired && (
          <span className="te-badge te-field-required" title={texts.canvas.required}>
            {texts.canvas.required}
          </span>
        )}
        <CommentBadge parts={[ref, ...field.options.map(({ id }) => ({ kind: 'option', id }) as const)]} name={name} />
        <span className="te-field-type">{(host ?? entry).words[language].label}</span>
      </div>
      <Face field={field} />
      {field.options.length > 0 &&
        (field.base ? <HostChoices field={field} /> : <OptionTexts field={field} isOpen={isOpen} />)}
      {type.properties.includes(HintProperty) && (
        <HelpText field={field} isSelected={isSelected} isOpen={isOpen} onSelect={onSelect} />
      )}
      {field.computed && <FormulaNote computed={field.computed} />}
      {field.condition && <ConditionNote condition={field.condition} />}
    </div>
  );
});

interface HelpTextProps {
  readonly field: Field;
  readonly isSelected: boolean;
  /** Whether to offer adding a help text if there is none. */
  readonly isOpen: boolean;
  readonly onSelect: (event: MouseEvent) => void;
}

function HelpText({ field, isSelected, isOpen, onSelect }: HelpTextProps) {
  const commit = useCommit({ kind: 'field', id: field.id });
  const { canvas: texts } = useTexts();
  const { hint, ...rest } = field.additionalOptions;
  const text = typeof hint === 'string' ? hint : '';
  if (text === '' && !isOpen) return null;
  return (
    <div className="te-field-help">
      <EditableText
        part={{ kind: 'field', id: field.id }}
        property="hint"
        text={text}
        shown={text || texts.addHelp}
        label={texts.helpOf(field.label || field.name)}
        onCommit={(next) => commit({ additionalOptions: next === '' ? rest : { ...rest, hint: next } }, 'hint')}
        onSelect={onSelect}
        isSelected={isSelected}
        isTabStop={isOpen}
      />
    </div>
  );
}
