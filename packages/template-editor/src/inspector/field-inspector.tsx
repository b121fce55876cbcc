import { type Condition, dependentsOf, type Field, formatTemplatePath } from 'configurator-core';
import { useCallback } from 'react';
import { useInspect } from '../actions/use-inspect.ts';
import { useUpdate } from '../actions/use-update.ts';
import { ConditionControl } from '../condition/condition-control.tsx';
import { CheckControl, SelectControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { refAt } from '../document/find.ts';
import type { FieldTypeEditor } from '../field-types/field-type-editor.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { useFieldTypes, useHostType } from '../field-types/use-field-types.ts';
import { ComputationControl } from '../formula/computation-control.tsx';
import { useEditor, useTemplate, useTexts } from '../store/editor-context.ts';
import { HostOptions } from './host-options.tsx';
import { OptionTable } from './option-table.tsx';
import { useLabelField } from './use-label-field.ts';
import { useRenameField } from './use-rename-field.ts';

/** Edits the properties of a field. Controls specific to its type come from the type's settings. */
export function FieldInspector({ field }: { readonly field: Field }) {
  const update = useUpdate('field', field.id);
  const rename = useRenameField(field);
  const relabel = useLabelField(field);
  const changeCondition = useCallback((condition: Condition | null) => update({ condition }, 'condition'), [update]);
  const type = fieldTypeEditor(field.type);
  const { hostTypes } = useEditor();
  const { inspector: texts } = useTexts();
  const types = useFieldTypes();
  const host = useHostType(field.type);
  return (
    <>
      <h2 className="te-inspector-title">{types.find((known) => known.type === field.type)?.title}</h2>
      <TextControl label={texts.label} value={field.label} onChange={relabel} />
      <TextControl label={texts.name} hint={texts.nameHint} isCode value={field.name} onChange={rename} />
      <SelectControl
        label={texts.type}
        value={field.type}
        items={types.map(({ type: value, label }) => ({ value, label }))}
        onChange={(value) => {
          const next = types.find((other) => other.type === value);
          const own = hostTypes.find((other) => other.type.name === value);
          const start = own && { additionalOptions: { ...own.draft.options, ...field.additionalOptions } };
          if (next) update({ ...asType(field, fieldTypeEditor(next.type)), ...start }, 'type');
        }}
      />
      {type.asks && (
        <CheckControl
          label={texts.required}
          isChecked={field.isRequired}
          onChange={(isRequired) => update({ isRequired }, 'required')}
        />
      )}
      {type.takesOptions && <OptionTable field={field} />}
      {field.computed && <ComputationControl field={field} computed={field.computed} />}
      {host?.Options && <HostOptions field={field} Options={host.Options} />}
      {type.properties.map((Property) => (
        <Property key={Property.displayName ?? Property.name} field={field} />
      ))}
      <TextControl
        label={texts.tooltip}
        hint={texts.tooltipHint}
        rows={2}
        value={field.tooltip ?? ''}
        onChange={(text) => update({ tooltip: text || null }, 'tooltip')}
      />
      {type.checks.length > 0 && (
        <section className="te-panel" aria-label={texts.validationRules}>
          <h3>{texts.validationRules}</h3>
          {type.checks.map((Check) => (
            <Check key={Check.displayName ?? Check.name} field={field} />
          ))}
        </section>
      )}
      <ConditionControl
        title={texts.visibility}
        whenEmpty={texts.always}
        ownField={field.name}
        condition={field.condition}
        onChange={changeCondition}
      />
      <Dependents field={field} />
    </>
  );
}

/** Returns the properties that change with a field's type. Only computed fields have a computation. */
function asType({ isRequired }: Field, { type, asks, draft }: FieldTypeEditor): Partial<Field> {
  const computed = draft.computed ?? null;
  return { type, computed, isRequired: isRequired && (asks || computed === null) };
}

/** Lists the parts whose rules read the field. */
function Dependents({ field }: { readonly field: Field }) {
  const template = useTemplate();
  const { inspector: texts } = useTexts();
  const inspect = useInspect();
  const dependents = dependentsOf(template, field.name);
  if (dependents.length === 0) return null;
  return (
    <section className="te-panel" aria-label={texts.usedBy}>
      <h3>{texts.usedBy}</h3>
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
