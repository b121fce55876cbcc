import type { Condition, Field } from 'configurator-core';
import { ConditionControl } from '../condition/condition-control.tsx';
import { Button } from '../controls/buttons.tsx';
import { SelectControl } from '../controls/choice-controls.tsx';
import type { Command } from '../document/edits/command.ts';
import { groupLabel, partLabel } from '../document/part-labels.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { useEditor, useTemplate } from '../store/editor-context.ts';
import { useClipboard } from '../structure/use-clipboard.ts';
import { useMove } from '../structure/use-move.ts';

interface SeveralFieldsInspectorProps {
  /** Two or more, in selection order. */
  readonly fields: readonly Field[];
}

/** Returns the value that all share; undefined if they differ. */
function shared<T>(values: readonly T[]): T | undefined {
  const [first] = values;
  return values.every((value) => JSON.stringify(value) === JSON.stringify(first)) ? first : undefined;
}

/** Edits the common properties of several fields. Each change applies to all of them and is one undo step. */
export function SeveralFieldsInspector({ fields }: SeveralFieldsInspectorProps) {
  const { store, texts: all } = useEditor();
  const { inspector: texts, steps, parts } = all;
  const template = useTemplate();
  const { moveTo } = useMove();
  const { duplicate } = useClipboard();
  const refs = fields.map(({ id }) => ({ kind: 'field', id }) as const);
  const count = parts.formatCount('field', fields.length);
  const asking = fields.filter(({ type }) => fieldTypeEditor(type).asks);
  const change = (changed: readonly Field[], patch: Partial<Field>, property: 'required' | 'condition') => {
    const commands = changed.map(
      (field): Command => ({ type: 'update', id: field.id, part: { kind: 'field', element: { ...field, ...patch } } }),
    );
    return store.actions.run(
      { type: 'batch', commands },
      {
        label: steps.changeOf(property, parts.formatCount('field', changed.length)),
        mergeKey: `fields:${changed.map(({ id }) => id).join(' ')}:${property}`,
      },
    );
  };
  const required = shared(asking.map(({ isRequired }) => isRequired));
  const condition = shared(fields.map(({ condition: of }) => of));
  const groups = template.sections.flatMap((section) =>
    section.groups.map((group) => ({
      value: group.id,
      label: `${partLabel({ kind: 'section', element: section }, parts, template)} › ${groupLabel(group, parts, template)}`,
      holds: group.fields.filter(({ id }) => refs.some((ref) => ref.id === id)).length,
      end: group.fields.length,
    })),
  );
  const group = groups.find(({ holds }) => holds === fields.length);
  const several = { value: '', label: texts.different };
  const changeCondition = (next: Condition | null) => change(fields, { condition: next }, 'condition');
  return (
    <>
      <h2 className="te-inspector-title">{texts.several(count)}</h2>
      <p className="te-hint">{texts.severalHint(count)}</p>
      {asking.length > 0 && (
        <SelectControl
          label={texts.required}
          value={required === undefined ? '' : String(required)}
          items={[
            ...(required === undefined ? [several] : []),
            { value: 'true', label: texts.yes },
            { value: 'false', label: texts.no },
          ]}
          onChange={(value) => {
            if (value === '') return;
            change(asking, { isRequired: value === 'true' }, 'required');
            store.actions.closeUndoStep();
          }}
        />
      )}
      <SelectControl
        label={texts.group}
        value={group?.value ?? ''}
        items={[...(group ? [] : [several]), ...groups]}
        onChange={(id) => {
          const to = groups.find(({ value }) => value === id);
          if (to) moveTo(refs, { parentId: to.value, index: to.end });
        }}
      />
      {condition === undefined ? (
        <section className="te-panel" aria-label={texts.visibility}>
          <h3>{texts.visibility}</h3>
          <p className="te-hint">{texts.differentConditions}</p>
          <Button look="quiet" icon="remove" onClick={() => changeCondition(null)}>
            {texts.removeConditions}
          </Button>
        </section>
      ) : (
        <ConditionControl
          title={texts.visibility}
          whenEmpty={texts.always}
          ownField={fields.map(({ name }) => name)}
          condition={condition}
          onChange={changeCondition}
        />
      )}
      <div className="te-row-of-buttons">
        <Button icon="duplicate" onClick={() => duplicate(refs)}>
          {steps.duplicate(count)}
        </Button>
        <Button look="danger" icon="remove" onClick={() => store.actions.requestDelete(refs)}>
          {steps.delete(count)}
        </Button>
      </div>
    </>
  );
}
