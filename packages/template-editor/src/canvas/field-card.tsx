import { type Field, formatCents } from 'configurator-core';
import { memo } from 'react';
import { Icon } from '../controls/icon.tsx';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { useActions, useEditorState } from '../store/editor-context.ts';
import { ConditionNote } from './condition-note.tsx';

const MOST_OPTIONS = 6;

/** A field in a few lines: what it asks, how, and what depends on it. */
export const FieldCard = memo(function FieldCard({ field }: { readonly field: Field }) {
  const isSelected = useEditorState(({ selection }) =>
    selection.some(({ kind, id }) => kind === 'field' && id === field.id),
  );
  const { select } = useActions();
  const type = fieldTypeEditor(field.type);
  return (
    <button
      type="button"
      className="te-field"
      data-selected={isSelected || undefined}
      onClick={() => select([{ kind: 'field', id: field.id }])}
    >
      <span className="te-field-head">
        <Icon name={type.icon} />
        <strong>{field.label || field.name}</strong>
        {field.isRequired && <span className="te-badge">Required</span>}
        <span className="te-field-type">{type.label}</span>
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
              {additionalPriceCents > 0 && <em>+{formatCents(additionalPriceCents)}</em>}
            </span>
          ))}
          {field.options.length > MOST_OPTIONS && (
            <span className="te-chip">{field.options.length - MOST_OPTIONS} more</span>
          )}
        </span>
      )}
      {field.condition && <ConditionNote condition={field.condition} />}
    </button>
  );
});
