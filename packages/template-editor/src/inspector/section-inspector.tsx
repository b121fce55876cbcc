import type { Section } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { ConditionControl } from '../condition/condition-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useTexts } from '../store/editor-context.ts';

/** Edits the properties of a section, which is one step of the configurator. */
export function SectionInspector({ section }: { readonly section: Section }) {
  const update = useUpdate('section', section.id);
  const { inspector: texts } = useTexts();
  return (
    <>
      <h2 className="te-inspector-title">{texts.section}</h2>
      <TextControl label={texts.title} value={section.title} onChange={(title) => update({ title }, 'title')} />
      <TextControl
        label={texts.description}
        rows={3}
        value={section.description ?? ''}
        onChange={(text) => update({ description: text || null }, 'description')}
      />
      <ConditionControl
        title={texts.visibility}
        whenEmpty={texts.sectionAlways}
        condition={section.condition}
        onChange={(condition) => update({ condition }, 'condition')}
      />
    </>
  );
}
