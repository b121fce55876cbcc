import type { OrderLineRequest, PlaceOrderRequest } from '../contracts/index.ts';
import { articles } from '../seed/articles.ts';
import { articleId } from '../seed/ids.ts';
import { orderDrafts } from '../seed/order-drafts.ts';
import { priceLine } from '../seed/priced-line.ts';

/** A cart line with its expected price. */
interface ExpectedLine {
  line: OrderLineRequest;
  unitPriceCents: number;
}

/** Every orderable line of the demo orders: ready-made, made to measure, collars and leashes. */
const lines: readonly ExpectedLine[] = orderDrafts
  .flatMap((draft) => draft.lines)
  .flatMap(({ article: number, choices }) => {
    const article = articles.find((candidate) => candidate.number === number);
    if (article === undefined || article.isPaused) return [];
    const { unitPriceCents, configuratorSettings } = priceLine(article, choices);
    const settings = configuratorSettings === null ? null : JSON.parse(JSON.stringify(configuratorSettings));
    return [{ line: { articleId: articleId(number), quantity: 1, configuratorSettings: settings }, unitPriceCents }];
  });

/** Returns an order of one to four lines with different quantities. The same number gives the same lines. */
export function mixedOrder(number: number): PlaceOrderRequest {
  const chosen = Array.from({ length: 1 + (number % 4) }, (_, index) => ({
    ...pick(lines, number * 7 + index * 3),
    quantity: 1 + ((number + index * 5) % 9),
  }));
  return {
    idempotencyKey: crypto.randomUUID(),
    items: chosen.map(({ line, quantity }) => ({ ...line, quantity })),
    shownTotalCents: chosen.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0),
    guestInfo: {
      firstName: 'Lena',
      lastName: `Last ${number}`,
      email: `last+${number}@example.de`,
      phone: '',
      street: 'Musterweg 5',
      city: 'Berlin',
      postalCode: '10115',
      country: 'Deutschland',
    },
  };
}

function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to order');
  return item;
}
