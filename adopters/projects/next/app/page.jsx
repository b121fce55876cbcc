// A server component: the engine runs here, the configurator in the browser.
import { formatCents } from 'configurator-core';
import { priceBounds } from 'configurator-core/analysis';
import { configurator } from '../configurator.js';
import template from '../tag.json';
import { TagOrder } from './tag-order.jsx';

export default function Page() {
  const { lowest } = priceBounds(configurator, { basePriceCents: 990 });
  return (
    <main>
      <h1>Dog tag from {formatCents(lowest.totalCents, 'en-IE')}</h1>
      <TagOrder template={template} />
    </main>
  );
}
