import { dogCoatTemplate } from 'configurator-core/templates';
import { Configurator } from 'configurator-react';
import { createRoot } from 'react-dom/client';

// A control of the page, inside of the configurator.
const preview = (
  <div>
    <button type="button" className="bg-emerald-900 px-4 font-bold text-white">
      Pause
    </button>
    <h3 className="mt-6 text-3xl">Vorschau</h3>
  </div>
);

function CoatPage() {
  return (
    <>
      <Configurator template={dogCoatTemplate} basePriceCents={12_900} preview={preview} onSubmit={() => undefined} />
      <div className="te">
        <button type="button" className="bg-emerald-900 px-4 font-bold text-white">
          Im Editor
        </button>
      </div>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<CoatPage />);
