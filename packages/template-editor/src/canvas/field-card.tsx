import { type Field, formatCents } from 'configurator-core';
import { memo } from 'react';
import { Icon } from '../controls/icon.tsx';
import { rowKey } from '../document/element.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { useActions, useEditorState, useTexts } from '../store/editor-context.ts';
import { ConditionNote } from './condition-note.tsx';
import { FormulaNote } from './formula-note.tsx';

const MOST_OPTIONS = 6;

/** A field in a few lines: what it asks, how, and what depends on it. */
export const FieldCard = memo(function FieldCard({ field }: { readonly field: Field }) {
  const isSelected = useEditorState(({ selection }) =>
    selection.some(({ kind, id }) => kind === 'field' && id === field.id),
  );
  const { pick } = useActions();
  const texts = useTexts();
  return (
    <button
      type="button"
      className="te-field"
      data-part={rowKey({ kind: 'field', id: field.id })}
      data-selected={isSelected || undefined}
      onClick={() => pick([{ kind: 'field', id: field.id }])}
    >
      <span className="te-field-head">
        <Icon name={fieldTypeEditor(field.type).icon} />
        <strong>{field.label || field.name}</strong>
        {field.isRequired && <span className="te-badge">{texts.canvas.required}</span>}
        <span className="te-field-type">{texts.fieldTypes.types[field.type].label}</span>
      </span>
      {field.options.length > 0 && (
        <span className="te-chips">
          {field.options.slice(0, MOST_OPTIONS).map(({ id, label, value, colorValue, additionalPriceCents }) => (
            <span key={id} className="te-chip">
              {colorValue !== null && (
                <svg className="te-chip-color" viewBox="0 0 10 10" aria-hidden="true">
                  <circle cx="5" cy="5" r="4.5" fill={colorValue} />
                </svg>
              )}
              {label || value}
              {additionalPriceCents > 0 && <em>+{formatCents(additionalPriceCents, texts.locale)}</em>}
            </span>
          ))}
          {field.options.length > MOST_OPTIONS && (
            <span className="te-chip">{texts.canvas.moreOptions(field.options.length - MOST_OPTIONS)}</span>
          )}
        </span>
      )}
      {field.computed && <FormulaNote computed={field.computed} />}
      {field.condition && <ConditionNote condition={field.condition} />}
    </button>
  );
});
