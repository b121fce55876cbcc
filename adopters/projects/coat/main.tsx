import 'configurator-react/theme.css';
import { formatCents } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { Configurator } from 'configurator-react';
import { createRoot } from 'react-dom/client';

function CoatPage() {
  return (
    <Configurator
      template={dogCoatTemplate}
      basePriceCents={12_900}
      onSubmit={(configuration) => fetch('/cart', { method: 'POST', body: JSON.stringify(configuration) })}
      submitLabel={(totalCents) => `In den Warenkorb · ${formatCents(totalCents)}`}
    />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<CoatPage />);
