import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QuotedLine } from 'shop-backend/contracts';
import { alterationPromise } from 'shop-backend/legal';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx';
import { lineKey } from '../lines/cart-line.ts';
import type { CartQuotes } from '../prices/use-cart-quotes.ts';
import { anItem, aQuote } from '../store/cart.fixtures.ts';
import { cart } from '../store/cart.ts';
import { CartView } from './cart-view.tsx';

const collar = anItem({ id: 'collar', title: 'Halsband' });
const coat = anItem({ id: 'coat', title: 'Wintermantel', priceCents: 12_900 }, coatSettings);

/** Creates quotes for the lines. @param answers quotes by article id */
function quotesOf(answers: Readonly<Record<string, QuotedLine>> = {}): CartQuotes {
  const byKey = new Map([collar, coat].map((item) => [lineKey(item), answers[item.article.id]] as const));
  return { of: (key) => byKey.get(key) ?? null, isLoading: false, hasFailed: false, reload: () => undefined };
}

const meta = {
  title: 'Shop/Cart/Cart',
  component: CartView,
  parameters: {
    notes: {
      keyboard:
        'Removing a line moves the focus to the button that undoes it. After it was pressed, when the last line ' +
        'goes, or when a changed price was accepted, the focus is on the heading.',
      accessibility:
        'The reason for a blocked checkout is connected to the button by `aria-describedby`; the button has ' +
        '`aria-disabled` and stays focusable. Loading is a `status` with text.',
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withRouter,
  ],
  args: { quotes: quotesOf(), onCheckout: fn() },
  beforeEach: () => {
    cart.getState().clear();
    cart.getState().add(collar, 2);
    cart.getState().add(coat);
    return () => cart.getState().clear();
  },
} satisfies Meta<typeof CartView>;

export default meta;
type Story = StoryObj<typeof meta>;

const toasts = () => within(within(document.body).getByRole('region', { name: 'Mitteilungen' }));

export const Filled: Story = {
  name: '[SF-CART-20] [SF-CART-21] [SF-CART-22] [SF-CHECK-01] Filled',
  play: async ({ canvas, args }) => {
    const value = (label: RegExp) => canvas.getByText(label).closest('div')?.querySelector('dd');
    // 2 × 39,00 € and 129,00 € + 15,00 € + 10,00 €
    await expect(value(/^Zwischensumme/)).toHaveTextContent('232,00 €');
    await expect(value(/^Versand/)).toHaveTextContent('Kostenlos');
    await expect(value(/^Gesamtsumme/)).toHaveTextContent('232,00 €');
    await expect(canvas.getByText(alterationPromise.de)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zur Kasse' }));
    await expect(args.onCheckout).toHaveBeenCalled();
  },
};

export const LargeText: Story = {
  name: 'The filled cart does not scroll sideways on a phone with text of 200 percent',
  args: { quotes: quotesOf({ coat: { state: 'outdated', configuratorType: 'dog-coat' } }) },
};

export const AnnouncesChanges: Story = {
  name: '[SF-CART-26] [SF-CART-28] [SF-CART-27] [SF-CART-15] Changes are announced, and a removal is undone',
  play: async ({ canvas }) => {
    const [raise] = canvas.getAllByRole('button', { name: 'Menge erhöhen' });
    if (raise) await userEvent.click(raise);
    await waitFor(() => expect(toasts().getByText('Warenkorb aktualisiert')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Halsband entfernen' }));
    await waitFor(() => expect(toasts().getByText('Artikel entfernt')).toBeVisible());
    const undo = canvas.getByRole('button', { name: /^Rückgängig\s+Halsband wieder in den Warenkorb legen$/ });
    await expect(undo).toHaveFocus();
    await expect(canvas.getByText('Aus dem Warenkorb genommen.')).toBeVisible();
    await expect(canvas.queryByText(/Halsband/)).toBeNull();
    await userEvent.click(undo);
    await waitFor(() => expect(toasts().getByText('Artikel hinzugefügt')).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 2, name: 'Halsband' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Warenkorb' })).toHaveFocus();
    await expect(cart.getState().lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  },
};

export const Emptied: Story = {
  name: '[SF-CART-23] [SF-CART-29] Emptied',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Warenkorb leeren' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Warenkorb leeren?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Alles entfernen' }));
    await waitFor(() => expect(toasts().getByText('Warenkorb geleert')).toBeVisible());
    await expect(canvas.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zum Shop' })).toHaveAttribute('href', '/categories');
  },
};

/** The last line can be restored too. */
export const LastLineRemoved: Story = {
  beforeEach: () => {
    cart.getState().clear();
    cart.getState().add(collar);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menge verringern' }));
    await expect(canvas.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /^Rückgängig\s+Halsband wieder in den Warenkorb legen$/ }),
    );
    await expect(canvas.getByRole('button', { name: 'Zur Kasse' })).toBeVisible();
  },
};

/** An article paused since it was added is named and blocks the checkout until it is removed. */
export const Unavailable: Story = {
  args: { quotes: quotesOf({ collar: { state: 'unavailable', title: 'Halsband' } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Halsband wird zurzeit nicht angeboten.')).toBeVisible();
    const checkout = canvas.getByRole('button', { name: 'Zur Kasse' });
    await expect(checkout).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(checkout);
    await expect(args.onCheckout).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Artikel entfernen' }));
    await expect(checkout).not.toHaveAttribute('aria-disabled');
  },
};

/** The quantity of a paused article can still be changed. */
export const UnavailableQuantity: Story = {
  name: '[SF-CART-13] [SF-CART-19] Unavailable quantity',
  args: Unavailable.args,
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('group', { name: 'Menge von Halsband' }));
    await userEvent.click(line.getByRole('button', { name: 'Menge verringern' }));
    await expect(line.getByRole('status')).toHaveTextContent('1');
    await userEvent.click(line.getByRole('button', { name: 'Menge verringern' }));
    await expect(canvas.queryByText(/Halsband/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Zur Kasse' })).not.toHaveAttribute('aria-disabled');
  },
};

/** More lines than one order can have block the checkout until one is removed. */
export const TooManyLines: Story = {
  beforeEach: () => {
    cart.getState().clear();
    for (let number = 1; number <= 51; number += 1) cart.getState().add(anItem({ id: `collar-${number}` }));
  },
  play: async ({ canvas, args }) => {
    const problem = 'Eine Bestellung hat höchstens 50 verschiedene Artikel. Bitte teilen Sie sie auf.';
    const checkout = canvas.getByRole('button', { name: 'Zur Kasse' });
    await expect(checkout).toHaveAttribute('aria-disabled', 'true');
    await expect(checkout).toHaveAccessibleDescription(problem);
    await userEvent.click(checkout);
    await expect(args.onCheckout).not.toHaveBeenCalled();
    const [remove] = canvas.getAllByRole('button', { name: 'Halsband entfernen' });
    if (remove) await userEvent.click(remove);
    await expect(canvas.queryByText(problem)).toBeNull();
    await userEvent.click(checkout);
    await expect(args.onCheckout).toHaveBeenCalled();
  },
};

/** If the template was republished, the line links to the configurator with its values. */
export const Outdated: Story = {
  args: { quotes: quotesOf({ coat: { state: 'outdated', configuratorType: 'dog-coat' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dieser Artikel wird inzwischen mit anderen Optionen angeboten.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Neu konfigurieren' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/configure\/dog-coat\?article=coat&line=/),
    );
    await expect(canvas.getByRole('button', { name: 'Zur Kasse' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A sold-out material: names the option and links to its step. */
export const SoldOut: Story = {
  args: {
    quotes: quotesOf({
      coat: { state: 'sold_out', choices: ['Stoff: Tartan Rot'], step: 3, configuratorType: 'dog-coat' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ausverkauft – Stoff: Tartan Rot.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Auswahl ändern' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/configure\/dog-coat\?article=coat&line=[^&]+&step=3$/),
    );
    await expect(canvas.getByRole('button', { name: 'Zur Kasse' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A file without an order has expired: links to the step to upload it again. */
export const FileMissing: Story = {
  args: {
    quotes: quotesOf({
      coat: { state: 'file_missing', names: ['Bello.webp'], step: 2, configuratorType: 'dog-coat' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eine Datei ist nicht mehr gespeichert – Bello.webp.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Datei neu auswählen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/configure\/dog-coat\?article=coat&line=[^&]+&step=2$/),
    );
    await expect(canvas.getByRole('button', { name: 'Zur Kasse' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A changed price: shows both prices until the shopper acknowledges it. */
export const Repriced: Story = {
  beforeEach: () => cart.getState().quote(new Map([[lineKey(collar), aQuote(4_200)]])),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Vorher 39,00 €, jetzt 42,00 € je Stück/)).toBeVisible();
    await expect(canvas.getByText(/^Zwischensumme/).closest('div')).toHaveTextContent('238,00 €');
    await userEvent.click(canvas.getByRole('button', { name: 'Verstanden' }));
    await expect(canvas.queryByText(/Der Preis hat sich geändert/)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Warenkorb' })).toHaveFocus();
  },
};

/** The price changed because its template was republished: accepting moves the line to the new version. */
export const RepricedByNewVersion: Story = {
  args: {
    quotes: quotesOf({
      coat: {
        state: 'offered',
        title: 'Wintermantel',
        imageUrl: null,
        articlePriceCents: 12_900,
        unitPriceCents: 15_900,
        price: {
          baseCents: 12_900,
          lines: [
            { fieldName: 'type', label: 'Innenfutter Option', amountCents: 1_500 },
            { fieldName: 'printOption', label: 'Aufdruck Option', amountCents: 1_500 },
          ],
          totalCents: 15_900,
        },
        configuratorSettings: {
          ...coatSettings,
          'additional-features': { printText: 'BELLA', _prices: { printOption: 15 } },
          _template: { id: 'dog-coat', version: 2 },
        },
        configuratorType: 'dog-coat',
        withdrawalExcluded: true,
        deliveryDays: null,
      },
    }),
  },
  beforeEach: () => cart.getState().quote(new Map([[lineKey(coat), aQuote(15_900)]])),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in einer neuen Fassung, und der Preis hat sich geändert/)).toBeVisible();
    await expect(canvas.getByText(/Vorher 154,00 €, jetzt 159,00 € je Stück/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Angaben prüfen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/configure\/dog-coat\?article=coat&line=/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Verstanden' }));
    await expect(canvas.queryByText(/Der Preis hat sich geändert/)).toBeNull();
    await expect(cart.getState().lines[1]).toMatchObject({ configuratorSettings: { _template: { version: 2 } } });
    await userEvent.click(canvas.getByText('Konfiguriert'));
    await expect(canvas.getByRole('heading', { name: 'Preis je Stück' }).closest('section')).toHaveTextContent(
      /Summe\s*159,00/,
    );
  },
};

/** Price breakdown of a configured piece, and the link to change it. */
export const PriceWithReason: Story = {
  name: '[SF-CART-16] Price with reason',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Konfiguriert'));
    const parts = canvas.getByRole('heading', { name: 'Preis je Stück' }).closest('section');
    await expect(parts).toHaveTextContent(/Grundpreis\s*129,00.*Innenfutter: Komplett\s*\+15,00.*Summe\s*154,00/);
    await expect(canvas.getByRole('link', { name: 'Konfiguration ändern' })).toBeVisible();
  },
};
