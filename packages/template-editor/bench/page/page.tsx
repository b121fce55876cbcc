import 'configurator-react/theme.css';
import '../../src/theme/theme.css';
import { stressTemplate } from 'configurator-core/testing';
import { createRoot } from 'react-dom/client';
import { TemplateEditor } from '../../src/index.ts';
import { connectedTemplate } from '../../src/testing/connected-template.ts';

const root = document.getElementById('root');
const isMap = new URLSearchParams(location.search).has('map');
if (root) {
  createRoot(root).render(
    <TemplateEditor
      template={isMap ? connectedTemplate(500) : stressTemplate(200)}
      onSave={async () => ({ status: 'saved', ids: {}, version: 1 })}
      onUnsaved={() => undefined}
    />,
  );
}
