import type { MergeSide } from 'configurator-core';
import { useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { conflictRow } from '../merge/conflict-row.ts';
import { useEditor, useTemplate } from '../store/editor-context.ts';
import type { PendingMerge, SaveConflict, Saving } from './use-save.ts';

interface ConflictDialogProps {
  readonly saving: Saving;
  /** Discards local changes and loads the version that the other admin saved. */
  readonly onReload?: () => void;
}

/**
 * Shown on a save conflict that the editor cannot merge. The admin chooses the value of each property that both changed,
 * or one of the versions; nothing is overwritten silently.
 */
export function ConflictDialog({ saving, onReload }: ConflictDialogProps) {
  const { conflict } = saving;
  return conflict && <OpenDialog saving={saving} onReload={onReload} merge={conflict.merge} />;
}

function OpenDialog({ saving, onReload, merge }: ConflictDialogProps & SaveConflict) {
  const { texts } = useEditor();
  const [answers, setAnswers] = useState<ReadonlyMap<string, MergeSide>>(merge?.answers ?? new Map());
  const choices = merge?.conflicts.filter(({ kind }) => kind !== 'error') ?? [];
  const answerOf = (id: string): MergeSide => answers.get(id) ?? 'mine';
  return (
    <Modal
      title={texts.editor.conflict}
      onClose={saving.closeConflict}
      actions={
        <>
          <Button look="quiet" onClick={saving.closeConflict}>
            {texts.editor.keepEditing}
          </Button>
          {onReload && (
            <Button look="plain" onClick={onReload}>
              {texts.editor.loadTheirs}
            </Button>
          )}
          <Button look="danger" onClick={() => void saving.save(true)}>
            {texts.editor.overwrite}
          </Button>
          {choices.length > 0 && (
            <Button
              look="primary"
              onClick={() => void saving.saveMerged(new Map(choices.map(({ id }) => [id, answerOf(id)])))}
            >
              {texts.merge.merge}
            </Button>
          )}
        </>
      }
    >
      {merge ? (
        <Conflicts
          merge={merge}
          answerOf={answerOf}
          onAnswer={(id, side) => setAnswers((before) => new Map(before).set(id, side))}
        />
      ) : (
        <p>{texts.editor.conflictText}</p>
      )}
    </Modal>
  );
}

interface ConflictsProps {
  readonly merge: PendingMerge;
  readonly answerOf: (id: string) => MergeSide;
  readonly onAnswer: (id: string, side: MergeSide) => void;
}

function Conflicts({ merge, answerOf, onAnswer }: ConflictsProps) {
  const { texts, language } = useEditor();
  const mine = useTemplate();
  const rows = merge.conflicts.map((conflict) =>
    conflictRow(conflict, { mine, theirs: merge.theirs }, texts, language),
  );
  const faults = rows.filter(({ values }) => values === null);
  return (
    <>
      {faults.length > 0 && (
        <div role="alert">
          <p>{texts.merge.faults}</p>
          <ul className="te-dependents">
            {faults.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
          <p>{texts.merge.fixFirst}</p>
        </div>
      )}
      {faults.length < rows.length && <p>{texts.merge.ask}</p>}
      {rows.map(
        ({ id, label, values }) =>
          values && (
            <fieldset key={id} className="te-conflict">
              <legend>{label}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} className="te-conflict-side">
                  <input type="radio" name={id} checked={answerOf(id) === side} onChange={() => onAnswer(id, side)} />
                  <span>
                    <small>{texts.merge[side]}</small>
                    <span>{values[side]}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          ),
      )}
    </>
  );
}
