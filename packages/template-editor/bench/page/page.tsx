import 'configurator-react/theme.css';
import '../../src/theme/theme.css';
import { stressTemplate } from 'configurator-core/testing';
import { createRoot } from 'react-dom/client';
import { TemplateEditor } from '../../src/index.ts';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <TemplateEditor
      template={stressTemplate(200)}
      onSave={async () => ({ status: 'saved', ids: {}, version: 1 })}
      onUnsaved={() => undefined}
    />,
  );
}
