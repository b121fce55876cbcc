import type { Group, GroupLayout } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { ConditionControl } from '../condition/condition-control.tsx';
import { SelectControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';

const layouts: readonly { readonly value: GroupLayout; readonly label: string }[] = [
  { value: 'vertical', label: 'Vertical' },
  { value: 'horizontal', label: 'Horizontal' },
  { value: 'grid', label: 'Grid' },
];

/** What a group says. */
export function GroupInspector({ group }: { readonly group: Group }) {
  const update = useUpdate('group', group.id);
  return (
    <>
      <h2 className="te-inspector-title">Group</h2>
      <TextControl
        label="Title"
        value={group.title ?? ''}
        onChange={(text) => update({ title: text || null }, 'title')}
      />
      <TextControl
        label="Description"
        rows={3}
        value={group.description ?? ''}
        onChange={(text) => update({ description: text || null }, 'description')}
      />
      <SelectControl
        label="Layout"
        value={group.layout}
        items={layouts}
        onChange={(value) => {
          const layout = layouts.find((other) => other.value === value)?.value ?? 'vertical';
          update({ layout }, 'layout');
        }}
      />
      <ConditionControl
        title="Visibility"
        whenEmpty="Always."
        condition={group.condition}
        onChange={(condition) => update({ condition }, 'condition')}
      />
    </>
  );
}
