import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../controls/buttons.tsx';
import { countErrors } from '../findings/report.ts';
import { useReport } from '../findings/report-context.tsx';
import { useActions, useEditorState, useTexts } from '../store/editor-context.ts';
import type { View } from '../store/editor-state.ts';
import { ReleaseDialog } from '../versions/release-dialog.tsx';
import type { VersionSource } from '../versions/version-source.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { Saving } from './use-save.ts';
import { useIsDirty } from './use-unsaved.ts';

const views: readonly View[] = ['build', 'preview', 'logic', 'json', 'versions'];

interface EditorHeaderProps {
  readonly saving: Saving;
  readonly versions?: VersionSource;
  readonly leading?: ReactNode;
}

/** The line above the panes: what is edited, undo and redo, the views, saving. */
export function EditorHeader({ saving, versions, leading }: EditorHeaderProps) {
  const [isReviewing, setReviewing] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const name = useEditorState((state) => state.history.template.name);
  const undoLabel = useEditorState((state) => state.history.undos.at(-1)?.label);
  const redoLabel = useEditorState((state) => state.history.redos.at(-1)?.label);
  const view = useEditorState((state) => state.view);
  const { undo, redo, setView } = useActions();
  const isDirty = useIsDirty();
  const { editor: texts, steps, parts } = useTexts();
  return (
    <div className="te-header">
      <div className="te-title">
        {leading}
        <div className="te-title-lines">
          <p className="te-name">{name || parts.untitledTemplate}</p>
          <div className="te-states">
            <p className="te-state" data-dirty={isDirty || undefined}>
              {isDirty ? texts.unsaved : texts.allSaved}
            </p>
            <ErrorCount />
          </div>
        </div>
      </div>
      <div className="te-tools">
        <IconButton
          label={undoLabel === undefined ? steps.nothingToUndo : texts.undo(undoLabel)}
          icon="undo"
          disabled={undoLabel === undefined}
          onClick={undo}
        />
        <IconButton
          label={redoLabel === undefined ? steps.nothingToRedo : texts.redo(redoLabel)}
          icon="redo"
          disabled={redoLabel === undefined}
          onClick={redo}
        />
        <IconButton label={texts.shortcuts} icon="keys" onClick={() => setHelping(true)} />
        {isHelping && <ShortcutsDialog onClose={() => setHelping(false)} />}
      </div>
      <fieldset className="te-segments" aria-label={texts.view}>
        {views
          .filter((key) => key !== 'versions' || versions)
          .map((key) => (
            <button key={key} type="button" aria-pressed={key === view} onClick={() => setView(key)}>
              {texts.views[key]}
            </button>
          ))}
      </fieldset>
      <div className="te-actions">
        {versions && (
          <Button look="plain" onClick={() => setReviewing(true)}>
            {texts.reviewChanges}
          </Button>
        )}
        <Button look="primary" aria-disabled={saving.isSaving || undefined} onClick={() => void saving.save()}>
          {saving.isSaving ? texts.saving : texts.save}
        </Button>
      </div>
      {versions && isReviewing && (
        <ReleaseDialog source={versions} onSave={() => void saving.save()} onClose={() => setReviewing(false)} />
      )}
    </div>
  );
}

/** Says at once when something keeps the template from going live, and leads to it. */
function ErrorCount() {
  const { report } = useReport();
  const { setSide } = useActions();
  const { editor: texts } = useTexts();
  const count = report ? countErrors(report) : 0;
  return (
    <p className="te-error-count" role="status">
      {count > 0 && (
        <button type="button" className="te-link" onClick={() => setSide('findings')}>
          {texts.errorsKeep(count)}
        </button>
      )}
    </p>
  );
}
