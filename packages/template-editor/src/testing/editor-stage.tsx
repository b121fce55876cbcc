import { configure } from 'storybook/test';
import { TemplateEditor, type TemplateEditorProps } from '../editor/template-editor.tsx';
import { countIds } from './count-ids.ts';

// The analysis has a thread of its own; on a busy machine it takes its time.
configure({ asyncUtilTimeout: 15_000 });

/** An editor over a template, whose saves succeed. */
export function EditorStage(props: Omit<TemplateEditorProps, 'onSave'> & Partial<Pick<TemplateEditorProps, 'onSave'>>) {
  return (
    <main className="stage-editor">
      <TemplateEditor
        createId={countIds()}
        onSave={async () => ({ status: 'saved', ids: {}, version: 1 })}
        {...props}
      />
    </main>
  );
}
