import type { Section } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { ConditionControl } from '../condition/condition-control.tsx';
import { TextControl } from '../controls/text-control.tsx';

/** What a section says: it is one step of the configurator. */
export function SectionInspector({ section }: { readonly section: Section }) {
  const update = useUpdate('section', section.id);
  return (
    <>
      <h2 className="te-inspector-title">Section</h2>
      <TextControl label="Title" value={section.title} onChange={(title) => update({ title }, 'title')} />
      <TextControl
        label="Description"
        rows={3}
        value={section.description ?? ''}
        onChange={(text) => update({ description: text || null }, 'description')}
      />
      <ConditionControl
        title="Visibility"
        whenEmpty="Always. A hidden section is skipped."
        condition={section.condition}
        onChange={(condition) => update({ condition }, 'condition')}
      />
    </>
  );
}
