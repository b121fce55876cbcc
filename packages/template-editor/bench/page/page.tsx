import 'configurator-react/theme.css';
import '../../src/theme/theme.css';
import { fullStressTemplate, stressTemplate } from 'configurator-core/testing';
import { createRoot } from 'react-dom/client';
import { TemplateEditor } from '../../src/index.ts';
import { connectedTemplate } from '../../src/testing/connected-template.ts';
import { tableTemplate } from './table-template.ts';

const root = document.getElementById('root');
const search = new URLSearchParams(location.search);

function templateToShow() {
  if (search.has('map')) return connectedTemplate(500);
  if (search.has('full')) return fullStressTemplate(500);
  return search.has('table') ? tableTemplate(200) : stressTemplate(200);
}

if (root) {
  createRoot(root).render(
    <TemplateEditor
      template={templateToShow()}
      onSave={async () => ({ status: 'saved', version: 1 })}
      onUnsaved={() => undefined}
    />,
  );
}
