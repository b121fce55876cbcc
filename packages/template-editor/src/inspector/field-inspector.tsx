import { type Condition, dependentsOf, type Field, type FieldType, formatTemplatePath } from 'configurator-core';
import { useCallback } from 'react';
import { useInspect } from '../actions/use-inspect.ts';
import { useUpdate } from '../actions/use-update.ts';
import { ConditionControl } from '../condition/condition-control.tsx';
import { CheckControl, SelectControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { refAt } from '../document/find.ts';
import { fieldTypeEditor, fieldTypes } from '../field-types/registry.ts';
import { useTemplate } from '../store/editor-context.ts';
import { OptionTable } from './option-table.tsx';
import { useLabelField } from './use-label-field.ts';
import { useRenameField } from './use-rename-field.ts';

/** What a field says; what is special to its type, the type's own parts say. */
export function FieldInspector({ field }: { readonly field: Field }) {
  const update = useUpdate('field', field.id);
  const rename = useRenameField(field);
  const relabel = useLabelField(field);
  const changeCondition = useCallback((condition: Condition | null) => update({ condition }, 'condition'), [update]);
  const type = fieldTypeEditor(field.type);
  return (
    <>
      <h2 className="te-inspector-title">{type.label} field</h2>
      <TextControl label="Label" value={field.label} onChange={relabel} />
      <TextControl
        label="Name"
        hint="Identifies the field in rules and orders. Renaming it updates the rules that use it."
        isCode
        value={field.name}
        onChange={rename}
      />
      <SelectControl
        label="Type"
        value={field.type}
        items={fieldTypes.map(({ type: value, label }) => ({ value, label }))}
        onChange={(value) => {
          const next = fieldTypes.find((other) => other.type === value)?.type satisfies FieldType | undefined;
          if (next) update({ type: next }, 'type');
        }}
      />
      {type.asks && (
        <CheckControl
          label="Required"
          isChecked={field.isRequired}
          onChange={(isRequired) => update({ isRequired }, 'required')}
        />
      )}
      {type.takesOptions && <OptionTable field={field} />}
      {type.properties.map((Property) => (
        <Property key={Property.displayName ?? Property.name} field={field} />
      ))}
      <TextControl
        label="Tooltip"
        hint="Behind a question mark beside the label."
        rows={2}
        value={field.tooltip ?? ''}
        onChange={(text) => update({ tooltip: text || null }, 'tooltip')}
      />
      {type.checks.length > 0 && (
        <section className="te-panel" aria-label="Validation rules">
          <h3>Validation rules</h3>
          {type.checks.map((Check) => (
            <Check key={Check.displayName ?? Check.name} field={field} />
          ))}
        </section>
      )}
      <ConditionControl
        title="Visibility"
        whenEmpty="Always."
        ownField={field.name}
        condition={field.condition}
        onChange={changeCondition}
      />
      <Dependents field={field} />
    </>
  );
}

/** Whose rules read the field. */
function Dependents({ field }: { readonly field: Field }) {
  const template = useTemplate();
  const inspect = useInspect();
  const dependents = dependentsOf(template, field.name);
  if (dependents.length === 0) return null;
  return (
    <section className="te-panel" aria-label="Used by">
      <h3>Used by</h3>
      <ul className="te-links">
        {dependents.map(({ path, label }) => (
          <li key={formatTemplatePath(path)}>
            <button
              type="button"
              className="te-link"
              onClick={() => {
                const ref = refAt(template, path);
                if (ref) inspect(ref);
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
