// #region editor
import 'configurator-react/theme.css';
import 'template-editor/theme.css';
import { type SaveRequest, TemplateEditor } from 'template-editor';
import coat from './coat.json' with { type: 'json' };

async function save({ template, publish }: SaveRequest) {
  const response = await fetch(`/templates/${template.id}`, {
    method: publish ? 'POST' : 'PUT',
    body: JSON.stringify(template),
  });
  if (!response.ok) return { status: 'failed' as const, message: response.statusText };
  const { version } = await response.json();
  return { status: 'saved' as const, version };
}

export function TemplatePage() {
  return <TemplateEditor template={coat} onSave={save} />;
}
// #endregion editor
