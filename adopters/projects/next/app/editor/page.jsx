// A server component may pass functions that run on the server.
import 'template-editor/theme.css';
import { TemplateEditor } from 'template-editor';
import template from '../../tag.json';

async function save(request) {
  'use server';
  console.log(`saved: ${request.template.name}`);
  return { status: 'saved', version: 2 };
}

export default function EditorPage() {
  return <TemplateEditor template={template} onSave={save} />;
}
