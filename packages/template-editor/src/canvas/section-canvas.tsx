import type { Section } from 'configurator-core';
import { useState } from 'react';
import { useAdditions } from '../additions/use-additions.ts';
import { CommentBadge } from '../comments/comment-badge.tsx';
import { useConditionSentence } from '../condition/use-condition-sentence.ts';
import { Button } from '../controls/buttons.tsx';
import { isSameRef } from '../document/element.ts';
import { LibraryDialog } from '../library/library-dialog.tsx';
import { useActions, useEditorState, useTexts } from '../store/editor-context.ts';
import { EditableText } from './editable-text.tsx';
import { GroupCard } from './group-card.tsx';
import { useCommit } from './use-commit.ts';

/** A section as the shopper sees it. Its groups and fields can be selected and extended. */
export function SectionCanvas({ section }: { readonly section: Section }) {
  const ref = { kind: 'section', id: section.id } as const;
  const { pick } = useActions();
  const shownWhen = useConditionSentence(section.condition, 'shownWhen');
  const { addGroup } = useAdditions();
  const texts = useTexts();
  const isSelected = useEditorState(({ selection }) => selection.some((other) => isSameRef(other, ref)));
  const commit = useCommit(ref);
  const name = section.title || texts.parts.untitledSection;
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  return (
    <>
      <div className="te-section-head">
        <h2 className="te-section-title">
          <EditableText
            part={ref}
            property="title"
            text={section.title}
            shown={name}
            label={texts.canvas.titleOf(name)}
            onCommit={(title) => commit({ title }, 'title')}
            onSelect={() => pick([ref])}
            isSelected={isSelected}
            isTabStop
            isMain
          />
        </h2>
        <CommentBadge parts={[ref]} name={name} />
        {section.description && <p>{section.description}</p>}
        {shownWhen !== null && <p className="te-words">{shownWhen}</p>}
      </div>
      {section.groups.map((group, index) => (
        <GroupCard key={group.id} group={group} position={index + 1} count={section.groups.length} />
      ))}
      <div className="te-row-of-buttons">
        <Button look="quiet" icon="add" onClick={() => addGroup(ref)}>
          {texts.canvas.addGroup}
        </Button>
        <Button look="quiet" icon="library" onClick={() => setLibraryOpen(true)}>
          {texts.canvas.fromLibrary}
        </Button>
      </div>
      {isLibraryOpen && <LibraryDialog sectionId={section.id} onClose={() => setLibraryOpen(false)} />}
    </>
  );
}
