import { builtInTemplates } from 'configurator-core/templates';
import { TemplateEditor, type TemplateEditorProps } from '../editor/template-editor.tsx';
import { countIds } from './count-ids.ts';

const gallery = Object.values(builtInTemplates);
const configuratorTypes = [
  { value: 'dog-coat', label: 'Dog coat' },
  { value: 'dog-harness', label: 'Dog harness' },
  { value: 'dog-collar', label: 'Dog collar' },
  { value: 'dog-leash', label: 'Dog leash' },
];

/** An editor with the products of a shop, whose saves always succeed. */
export function EditorStage(props: Omit<TemplateEditorProps, 'onSave'> & Partial<Pick<TemplateEditorProps, 'onSave'>>) {
  return (
    <main className="stage-editor">
      <TemplateEditor
        createId={countIds()}
        gallery={gallery}
        configuratorTypes={configuratorTypes}
        onSave={async () => ({ status: 'saved', version: 1 })}
        {...props}
      />
    </main>
  );
}
