import 'configurator-react/theme.css';
import 'template-editor/theme.css';
import { dogCoatTemplate } from 'configurator-core/templates';
import { createRoot } from 'react-dom/client';
import { TemplateEditor } from 'template-editor';

function TemplatePage() {
  return (
    <TemplateEditor
      template={dogCoatTemplate}
      onSave={async ({ template }) => {
        const reply = await fetch('/templates', { method: 'POST', body: JSON.stringify(template) });
        if (!reply.ok) return { status: 'failed', message: reply.statusText };
        return { status: 'saved', version: 1 };
      }}
    />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<TemplatePage />);
