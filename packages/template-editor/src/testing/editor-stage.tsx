import { TemplateEditor, type TemplateEditorProps } from '../editor/template-editor.tsx';
import { countIds } from './count-ids.ts';

/** An editor whose saves always succeed. */
export function EditorStage(props: Omit<TemplateEditorProps, 'onSave'> & Partial<Pick<TemplateEditorProps, 'onSave'>>) {
  return (
    <main className="stage-editor">
      <TemplateEditor createId={countIds()} onSave={async () => ({ status: 'saved', version: 1 })} {...props} />
    </main>
  );
}
