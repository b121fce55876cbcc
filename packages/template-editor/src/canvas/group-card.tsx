import type { Group } from 'configurator-core';
import { memo } from 'react';
import { CommentBadge } from '../comments/comment-badge.tsx';
import { useConditionSentence } from '../condition/use-condition-sentence.ts';
import { IconButton } from '../controls/buttons.tsx';
import { groupLabel } from '../document/part-labels.ts';
import { useActions, useEditorState, useTexts } from '../store/editor-context.ts';
import { useMove } from '../structure/use-move.ts';
import { AddField } from './add-field.tsx';
import { EditableText } from './editable-text.tsx';
import { FieldCard } from './field-card.tsx';
import { useCommit } from './use-commit.ts';

interface GroupCardProps {
  readonly group: Group;
  readonly position: number;
  readonly count: number;
}

/** A group with its fields and the buttons that reorder the groups. */
export const GroupCard = memo(function GroupCard({ group, position, count }: GroupCardProps) {
  const isSelected = useEditorState(({ selection }) =>
    selection.some(({ kind, id }) => kind === 'group' && id === group.id),
  );
  const { pick, requestDelete } = useActions();
  const { step } = useMove();
  const shownWhen = useConditionSentence(group.condition, 'shownWhen');
  const ref = { kind: 'group', id: group.id } as const;
  const commit = useCommit(ref);
  const { canvas: texts, parts } = useTexts();
  const name = useEditorState(({ history }) => groupLabel(group, parts, history.template));
  return (
    <fieldset className="te-group" aria-label={name} data-selected={isSelected || undefined}>
      <div className="te-group-head">
        <div className="te-group-title">
          <EditableText
            part={ref}
            property="title"
            text={group.title ?? ''}
            shown={name}
            label={texts.titleOf(name)}
            onCommit={(title) => commit({ title: title || null }, 'title')}
            onSelect={() => pick([ref])}
            isSelected={isSelected}
            isTabStop
            isMain
          />
        </div>
        <span className="te-group-tools">
          <CommentBadge parts={[ref]} name={name} />
          <IconButton
            label={texts.moveGroupUp(name)}
            icon="up"
            disabled={position === 1}
            onClick={() => step([ref], 'up')}
          />
          <IconButton
            label={texts.moveGroupDown(name)}
            icon="down"
            disabled={position === count}
            onClick={() => step([ref], 'down')}
          />
          <IconButton label={texts.deleteGroup(name)} icon="remove" onClick={() => requestDelete([ref])} />
        </span>
      </div>
      {group.description && <p className="te-hint">{group.description}</p>}
      {shownWhen !== null && <p className="te-words">{shownWhen}</p>}
      <div className="te-fields" data-layout={group.layout}>
        {group.fields.map((field) => (
          <FieldCard key={field.id} field={field} />
        ))}
      </div>
      <AddField near={ref} groupName={name} />
    </fieldset>
  );
});
