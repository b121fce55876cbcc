import type { ReactNode } from 'react';
import { CommandButton } from '../commands/command-button.tsx';
import { useRunCommand } from '../commands/command-context.ts';
import { Button } from '../controls/buttons.tsx';
import { AutosaveNote } from '../drafts/autosave-note.tsx';
import type { AutosaveState } from '../drafts/use-autosave.ts';
import { countErrors } from '../findings/report.ts';
import { useReport } from '../findings/report-context.tsx';
import { useActions, useEditorState, useTemplateLanguage, useTexts } from '../store/editor-context.ts';
import type { View } from '../store/editor-state.ts';
import { useIsDirty } from '../store/use-is-dirty.ts';
import type { Saving } from './use-save.ts';

const views: readonly View[] = ['build', 'preview', 'logic', 'translations', 'json', 'versions'];

interface EditorHeaderProps {
  readonly saving: Saving;
  readonly autosave: AutosaveState;
  readonly hasVersions: boolean;
  readonly leading?: ReactNode;
}

/** The bar above the panes: template name, undo and redo, the views, saving. */
export function EditorHeader({ saving, autosave, hasVersions, leading }: EditorHeaderProps) {
  const name = useEditorState((state) => state.history.template.name);
  const ownLanguage = useTemplateLanguage();
  const view = useEditorState((state) => state.view);
  const run = useRunCommand();
  const isDirty = useIsDirty();
  const { editor: texts, parts } = useTexts();
  return (
    <div className="te-header">
      <div className="te-title">
        <div className="te-leading">{leading}</div>
        <div className="te-title-lines">
          <p className="te-name" title={name || undefined} lang={name ? ownLanguage : undefined}>
            {name || parts.untitledTemplate}
          </p>
          <div className="te-states">
            <p className="te-state" title={isDirty ? texts.unsaved : texts.allSaved} data-dirty={isDirty || undefined}>
              {isDirty ? texts.unsaved : texts.allSaved}
            </p>
            <AutosaveNote state={autosave} />
            <ErrorCount />
          </div>
        </div>
      </div>
      <div className="te-tools">
        <CommandButton id="undo" />
        <CommandButton id="redo" />
        <CommandButton id="palette" />
        <CommandButton id="print" />
        <CommandButton id="shortcuts" />
      </div>
      <fieldset className="te-segments" aria-label={texts.view}>
        {views
          .filter((key) => key !== 'versions' || hasVersions)
          .map((key) => (
            <button key={key} type="button" aria-pressed={key === view} onClick={() => run(`view:${key}`)}>
              {texts.views[key]}
            </button>
          ))}
      </fieldset>
      <div className="te-actions">
        {hasVersions && (
          <Button look="plain" onClick={() => run('review')}>
            {texts.reviewChanges}
          </Button>
        )}
        <Button look="primary" aria-disabled={saving.isSaving || undefined} onClick={() => run('save')}>
          {saving.isSaving ? texts.saving : texts.save}
        </Button>
      </div>
    </div>
  );
}

/** Shows how many errors prevent publishing, as a link to the findings. */
function ErrorCount() {
  const { report } = useReport();
  const { setSide } = useActions();
  const { editor: texts } = useTexts();
  const count = report ? countErrors(report) : 0;
  return (
    <p className="te-error-count" role="status">
      {count > 0 && (
        <button
          type="button"
          className="te-link"
          aria-label={texts.errorsKeep(count)}
          title={texts.errorsKeep(count)}
          onClick={() => setSide('findings')}
        >
          <span className="te-error-long">{texts.errorsKeep(count)}</span>
          <span className="te-error-short">{texts.errors(count)}</span>
        </button>
      )}
    </p>
  );
}
