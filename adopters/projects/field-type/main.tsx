import 'configurator-react/theme.css';
import 'template-editor/theme.css';
import { Configurator } from 'configurator-react';
import { createRoot } from 'react-dom/client';
import { TemplateEditor } from 'template-editor';
import { fieldTypes } from './field-types.ts';
import { dateField } from './fields.tsx';
import { editorTypes } from './inspector.tsx';
import { template } from './template.ts';

// #region page
const today = new Date().toISOString().slice(0, 10);
const types = fieldTypes(today);
const components = { 'shop:date': dateField(today) };

const post = (path: string, body: unknown) => fetch(path, { method: 'POST', body: JSON.stringify(body) });

const shop = (
  <Configurator
    template={template}
    language="en"
    basePriceCents={9900}
    fieldTypes={types}
    components={components}
    onSubmit={({ settings, price }) => post('/cart', { settings, price })}
  />
);
const editor = (
  <TemplateEditor
    template={template}
    fieldTypes={editorTypes(today)}
    onSave={async (request) => {
      await post('/templates', request.template);
      return { status: 'saved', version: 1 };
    }}
  />
);
// #endregion page

const root = document.getElementById('root');
if (root) createRoot(root).render(window.location.hash === '#editor' ? editor : shop);
