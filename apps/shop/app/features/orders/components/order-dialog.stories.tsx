import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { anOrder } from '../orders.fixtures.ts';
import { OrderDialog } from './order-dialog.tsx';

const meta = {
  title: 'Shop/Orders/Dialog',
  component: OrderDialog,
  parameters: {
    // Inline, the open dialog would cover the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard:
        'The dialog traps the focus, closes by Escape and returns it to the button of the order. Documents, ' +
        'printing and ordering again are buttons.',
      accessibility:
        'A `dialog` named by the order number. Facts are a description list, the history a list named Verlauf ' +
        'der Bestellung. The accessible name of the carrier link mentions the new window.',
    },
  },
  decorators: [withRouter],
  args: {
    orderId: 'PM-2026-742915',
    details: { kind: 'loaded', order: anOrder() },
    onClose: fn(),
    onRetry: fn(),
    onReorder: fn(async () => undefined),
  },
} satisfies Meta<typeof OrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: /^Bestellung/ }));

export const Sent: Story = {
  name: '[SF-ORD-04] [BEY-54] Sent',
  play: async ({ args }) => {
    const window = await dialog();
    await expect(window.queryByRole('textbox')).toBeNull();
    await expect(window.getByText('Versendet', { selector: 'dd *' })).toBeVisible();
    await expect(window.getByText('Bezahlt')).toBeVisible();
    await expect(window.getByText('RE-2026-00002')).toBeVisible();
    await expect(window.getByRole('link', { name: /^Sendung verfolgen/ })).toHaveAttribute(
      'href',
      expect.stringContaining('00340434161094015314'),
    );
    const steps = within(window.getByRole('list', { name: 'Verlauf der Bestellung' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Bestellung eingegangen',
      expect.stringMatching(/^Zahlung eingegangen: 178,90/),
      'Versendet',
    ]);
    await userEvent.click(window.getByText('Konfiguriert'));
    await expect(window.getByText('Komplett', { exact: false, selector: 'dd *' })).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: 'Erneut bestellen' }));
    await expect(args.onReorder).toHaveBeenCalledWith(anOrder().items);
  },
};

export const WithoutTracking: Story = {
  name: '[SF-ORD-05] Without tracking',
  args: {
    details: {
      kind: 'loaded',
      order: anOrder({
        trackingNumber: null,
        trackingCarrier: null,
        visualStatus: 'Offen',
        status: 'pending',
        paymentWord: 'unpaid',
      }),
    },
  },
  play: async () => {
    const window = await dialog();
    await expect(window.getByText('Not available')).toBeVisible();
    await expect(window.getByText('Zahlung offen')).toBeVisible();
  },
};

/** The order and the measurement sheet are printed without the page around them. */
export const Printed: Story = {
  name: '[BEY-54] Printed',
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    return () => print.mockRestore();
  },
  play: async () => {
    const opened = await dialog();
    const sheet = () => document.querySelector<HTMLElement>('.print-sheet');
    await userEvent.click(opened.getByRole('button', { name: 'Maßblatt drucken' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    await expect(sheet()).not.toBeVisible();
    await expect(sheet()).toHaveTextContent(/Maßblatt zur Bestellung PM-2026-742915.*Innenfutter.*Komplett/);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet()).toBeNull());
    await userEvent.click(opened.getByRole('button', { name: 'Bestellung drucken' }));
    await expect(sheet()).toHaveTextContent(/Lindenweg 4.*Pflegeset.*Gesamtsumme inkl. MwSt.*178,90/);
    window.dispatchEvent(new Event('afterprint'));
  },
};

export const Loading: Story = {
  args: { details: { kind: 'loading' } },
};

/** After a chargeback there is no correction of the invoice, because the shop refunded nothing. */
export const ChargedBack: Story = {
  args: { details: { kind: 'loaded', order: anOrder({ status: 'refunded', paymentWord: 'reversed' }) } },
  play: async () => {
    const window = await dialog();
    await expect(window.getByRole('button', { name: 'Rechnung (PDF)' })).toBeVisible();
    await expect(window.queryByRole('button', { name: /^(Stornorechnung|Rechnungskorrektur)/ })).toBeNull();
  },
};

export const Refunded: Story = {
  name: 'Each correction of the invoice is listed with its number',
  args: {
    details: {
      kind: 'loaded',
      order: {
        ...anOrder({ status: 'refunded', paymentWord: 'refunded' }),
        documents: [
          { kind: 'invoice', number: 'RE-2026-00002' },
          { kind: 'correction', number: 'RE-2026-00005' },
          { kind: 'correction', number: 'RE-2026-00009' },
        ],
      },
    },
  },
  play: async () => {
    const window = await dialog();
    const list = within(window.getByRole('list', { name: 'Dokumente' }));
    await expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Rechnung (PDF)',
      'Rechnungskorrektur RE-2026-00005 (PDF)',
      'Rechnungskorrektur RE-2026-00009 (PDF)',
      'AGB (PDF)',
      'Widerrufsbelehrung (PDF)',
    ]);
  },
};

export const Failed: Story = {
  args: { details: { kind: 'failed' } },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
