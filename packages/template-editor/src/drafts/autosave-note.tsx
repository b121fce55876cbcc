import { useEditor } from '../store/editor-context.ts';
import type { AutosaveState } from './use-autosave.ts';

/** Shows in the header whether the draft is saved. A failure is an alert. */
export function AutosaveNote({ state }: { readonly state: AutosaveState }) {
  const { texts: all, formatDate } = useEditor();
  const { drafts: texts } = all;
  if (state.status === 'failed') {
    return (
      <p className="te-state te-autosave-failed" role="alert">
        {texts.failed}
      </p>
    );
  }
  const savedAt = (at: Date) => texts.saved(formatDate(at, { timeStyle: 'short' }));
  return (
    <p className="te-state">
      {state.status === 'saving' ? texts.saving : state.status === 'saved' ? savedAt(state.at) : ''}
    </p>
  );
}
