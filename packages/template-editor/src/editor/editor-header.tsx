import { useState } from 'react';
import { Button, IconButton } from '../controls/buttons.tsx';
import { countErrors } from '../findings/report.ts';
import { useReport } from '../findings/report-context.tsx';
import { useActions, useEditorState } from '../store/editor-context.ts';
import type { View } from '../store/editor-state.ts';
import { ReleaseDialog } from '../versions/release-dialog.tsx';
import type { VersionSource } from '../versions/version-source.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { Saving } from './use-save.ts';
import { useIsDirty } from './use-unsaved.ts';

const views: readonly { readonly key: View; readonly label: string }[] = [
  { key: 'build', label: 'Build' },
  { key: 'preview', label: 'Preview' },
  { key: 'logic', label: 'Logic' },
  { key: 'json', label: 'JSON' },
  { key: 'versions', label: 'Versions' },
];

interface EditorHeaderProps {
  readonly saving: Saving;
  readonly versions?: VersionSource;
}

/** The line above the panes: what is edited, undo and redo, the views, saving. */
export function EditorHeader({ saving, versions }: EditorHeaderProps) {
  const [isReviewing, setReviewing] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const name = useEditorState((state) => state.history.template.name);
  const undoLabel = useEditorState((state) => state.history.undos.at(-1)?.label);
  const redoLabel = useEditorState((state) => state.history.redos.at(-1)?.label);
  const view = useEditorState((state) => state.view);
  const { undo, redo, setView } = useActions();
  const isDirty = useIsDirty();
  return (
    <div className="te-header">
      <div className="te-title">
        <p className="te-name">{name || 'Untitled template'}</p>
        <div className="te-states">
          <p className="te-state" data-dirty={isDirty || undefined}>
            {isDirty ? 'Unsaved changes' : 'No unsaved changes'}
          </p>
          <ErrorCount />
        </div>
      </div>
      <div className="te-tools">
        <IconButton
          label={undoLabel === undefined ? 'Nothing to undo' : `Undo: ${undoLabel}`}
          icon="undo"
          disabled={undoLabel === undefined}
          onClick={undo}
        />
        <IconButton
          label={redoLabel === undefined ? 'Nothing to redo' : `Redo: ${redoLabel}`}
          icon="redo"
          disabled={redoLabel === undefined}
          onClick={redo}
        />
        <IconButton label="Keyboard shortcuts" icon="keys" onClick={() => setHelping(true)} />
        {isHelping && <ShortcutsDialog onClose={() => setHelping(false)} />}
      </div>
      <fieldset className="te-segments" aria-label="View">
        {views
          .filter(({ key }) => key !== 'versions' || versions)
          .map(({ key, label }) => (
            <button key={key} type="button" aria-pressed={key === view} onClick={() => setView(key)}>
              {label}
            </button>
          ))}
      </fieldset>
      <div className="te-actions">
        {versions && (
          <Button look="plain" onClick={() => setReviewing(true)}>
            Review changes
          </Button>
        )}
        <Button look="primary" aria-disabled={saving.isSaving || undefined} onClick={() => void saving.save()}>
          {saving.isSaving ? 'Saving …' : 'Save Template'}
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
  const count = report ? countErrors(report) : 0;
  return (
    <p className="te-error-count" role="status">
      {count > 0 && (
        <button type="button" className="te-link" onClick={() => setSide('findings')}>
          {count === 1 ? '1 error keeps' : `${count} errors keep`} it from going live
        </button>
      )}
    </p>
  );
}
