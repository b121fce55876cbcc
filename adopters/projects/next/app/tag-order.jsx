'use client';

import { formatCents } from 'configurator-core';
import { Configurator, englishTexts } from 'configurator-react';
import { useState } from 'react';

export function TagOrder({ template }) {
  const [reply, setReply] = useState('');

  async function order({ values }) {
    const response = await fetch('/api/price', { method: 'POST', body: JSON.stringify(values) });
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
