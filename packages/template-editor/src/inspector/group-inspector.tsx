import type { Group, GroupLayout } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { ConditionControl } from '../condition/condition-control.tsx';
import { SelectControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useTexts } from '../store/editor-context.ts';

const layouts: readonly GroupLayout[] = ['vertical', 'horizontal', 'grid'];

/** Edits the properties of a group. */
export function GroupInspector({ group }: { readonly group: Group }) {
  const update = useUpdate('group', group.id);
  const { inspector: texts } = useTexts();
  return (
    <>
      <h2 className="te-inspector-title">{texts.group}</h2>
      <TextControl
        label={texts.title}
        value={group.title ?? ''}
        onChange={(text) => update({ title: text || null }, 'title')}
      />
      <TextControl
        label={texts.description}
        rows={3}
        value={group.description ?? ''}
        onChange={(text) => update({ description: text || null }, 'description')}
      />
      <SelectControl
        label={texts.layout}
        value={group.layout}
        items={layouts.map((value) => ({ value, label: texts.layouts[value] }))}
        onChange={(value) => {
          const layout = layouts.find((other) => other === value) ?? 'vertical';
          update({ layout }, 'layout');
        }}
      />
      <ConditionControl
        title={texts.visibility}
        whenEmpty={texts.always}
        condition={group.condition}
        onChange={(condition) => update({ condition }, 'condition')}
      />
    </>
  );
}
