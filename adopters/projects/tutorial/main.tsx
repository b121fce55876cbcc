import 'configurator-react/theme.css';
import { type Configuration, formatCents } from 'configurator-core';
import { Configurator, englishTexts } from 'configurator-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import template from './tag.json';

function TagPage() {
  const [reply, setReply] = useState('');

  async function order({ values }: Configuration) {
    const response = await fetch('/orders', { method: 'POST', body: JSON.stringify({ values }) });
    const { totalCents } = await response.json();
    setReply(response.ok ? `The server charges ${formatCents(totalCents, 'en-IE')}.` : 'The server refused the order.');
  }

  return (
    <>
      <Configurator
        template={template}
        basePriceCents={990}
        texts={englishTexts}
        onSubmit={order}
        submitLabel={(totalCents) => `Order · ${formatCents(totalCents, 'en-IE')}`}
      />
      <p role="status">{reply}</p>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<TagPage />);
