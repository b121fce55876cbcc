import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderedItems } from './ordered-items.tsx';

it('An ordered coat is shown as it was configured', () => {
  const coat = { position: 0, title: 'Mantel', quantity: 1, unitPriceCents: 12_900, configuratorType: 'dog-coat' };
  const brush = { position: 1, title: 'Bürste', quantity: 1, unitPriceCents: 900, configuratorType: null };
  const page = renderToStaticMarkup(
    <OrderedItems
      items={[coat, brush]}
      totalCents={13_800}
      drawingOf={({ configuratorType = null }) => configuratorType && `/drawings/${configuratorType}`}
    />,
  );
  expect(page.match(/<img src="[^"]+"/g)).toEqual(['<img src="/drawings/dog-coat"']);
});
