import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { lastDays } from '../figures.ts';
import { Dashboard } from './dashboard.tsx';

const counts = {
  categories: 4,
  articles: 15,
  openOrders: 6,
  paymentsUnderReview: 1,
  paymentsWithoutOrder: 0,
  disputes: 0,
  failedMails: 0,
};

const meta = {
  title: 'Shop/Admin/Dashboard',
  component: Dashboard,
  parameters: {
    notes: {
      keyboard:
        'Links of the quick access, then the buttons for a range of days, two date fields, and under each chart ' +
        'a `summary` that opens its table.',
      accessibility:
        'Each chart is an image whose name contains its highest value or its greatest loss; the table holds ' +
        'every value. The chosen range has `aria-pressed`.',
    },
  },
  decorators: [withAdmin],
  args: {
    counts: { ok: true, value: counts },
    openCases: { ok: true, value: { total: 0, cases: [] } },
    figures: {
      ok: true,
      value: {
        days: [
          { day: '2026-11-19', orders: 2, paid: 1, revenueCents: 5_000 },
          { day: '2026-11-20', orders: 0, paid: 0, revenueCents: 0 },
          { day: '2026-11-21', orders: 3, paid: 2, revenueCents: 25_000 },
        ],
        steps: { placed: 5, paid: 3, begun: 2, shipped: 1 },
      },
    },
    funnels: {
      ok: true,
      value: [
        {
          templateId: 'built-in:dog-coat',
          name: 'Hundemantel nach Maß',
          opened: 40,
          added: 6,
          steps: [
            { id: 'dog-information', title: 'Angaben zum Hund', visits: 40 },
            { id: 'dog-measurements', title: 'Maße', visits: 30 },
            { id: 'fabric-selection', title: 'Stoffauswahl', visits: 12 },
          ],
        },
        { templateId: 'built-in:dog-leash', name: 'Hundeleine nach Maß', opened: 3, added: 1, steps: [] },
      ],
    },
    range: { from: '2026-11-19', to: '2026-11-21' },
    isRangeDropped: false,
    templateId: null,
    onRange: fn(),
    onTemplate: fn(),
  },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta.component>;

const openCase = {
  kind: 'cancelled_not_refunded' as const,
  orderDbId: '50000000-0000-4000-8000-000000000001',
  orderId: 'PM-2026-000001',
  customerName: 'Greta Gast',
  amountCents: 4_980,
  isRequested: false,
  refundBy: '2026-11-20',
  isOverdue: true,
};

export const OpenMoney: Story = {
  name: '[REF-2] Money of cancelled orders, the overdue in red, with a button that leads to the refund',
  args: {
    openCases: {
      ok: true,
      value: {
        total: 53,
        cases: [
          openCase,
          { ...openCase, orderDbId: '2', orderId: 'PM-2026-000002', isOverdue: false, refundBy: '2026-12-12' },
          { ...openCase, orderDbId: '3', orderId: 'PM-2026-000003', isOverdue: false, isRequested: true },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const [overdue, later, running] = within(canvas.getByRole('list', { name: 'Offene Fälle' })).getAllByRole(
      'listitem',
    );
    await expect(overdue).toHaveTextContent(/Greta GastStorniert, nicht erstattet49,80.€überfällig seit 20\.11\.2026/);
    await expect(later).toHaveTextContent(/bis 12\.12\.2026/);
    await expect(running).toHaveTextContent(/Erstattung läuft/);
    const red = (text: RegExp) => getComputedStyle(canvas.getByText(text)).color;
    await expect(red(/^überfällig/)).not.toBe(red(/^bis 12/));
    await expect(canvas.getByRole('link', { name: 'PM-2026-000001 erstatten' })).toHaveAttribute(
      'href',
      '/admin/orders?order=50000000-0000-4000-8000-000000000001#refund',
    );
    await expect(canvas.queryByRole('link', { name: 'PM-2026-000003 erstatten' })).toBeNull();
    await expect(canvas.getByText('50 weitere')).toBeVisible();
  },
};

export const NothingOpen: Story = {
  name: 'The dashboard shows that nothing is open',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nichts offen. Schönen Tag!')).toBeVisible();
  },
};

export const Filled: Story = {
  name: '[ADM-NAV-03] [ADM-NAV-04] [ADM-NAV-05] [ADM-NAV-06] Counts and links',
  play: async ({ canvas }) => {
    const href = (name: RegExp | string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href(/^Kategorien\s*4$/)).toBe('/admin/categories');
    await expect(href(/^Artikel\s*15$/)).toBe('/admin/articles');
    await expect(href('Neue Kategorie')).toBe('/admin/categories/new');
    await expect(href('Neuer Artikel')).toBe('/admin/articles/new');
    await expect(href('Benutzer verwalten')).toBe('/admin/users');
    await expect(href(/^Zahlungen in Prüfung\s*1$/)).toBe('/admin/orders?payment_word=review');
    await expect(canvas.queryByRole('link', { name: /^Zahlungen ohne Bestellung/ })).toBeNull();
  },
};

export const PaymentWithoutOrder: Story = {
  name: 'Payments without an order are counted apart and lead to the reconciliation',
  args: { counts: { ok: true, value: { ...counts, paymentsWithoutOrder: 2 } } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /^Zahlungen ohne Bestellung\s*2$/ });
    await expect(card).toHaveAttribute('href', '/admin/reconciliation');
  },
};

export const Disputes: Story = {
  name: 'Disputes to act on are counted apart and lead to the reconciliation',
  args: { counts: { ok: true, value: { ...counts, disputes: 1 } } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /^Käuferschutzfälle\s*1$/ });
    await expect(card).toHaveAttribute('href', '/admin/reconciliation');
  },
};

export const Figures: Story = {
  name: '[BEY-64] Charts and their tables for a date range',
  play: async ({ canvas, args }) => {
    canvas.getByText('300,00 €');
    canvas.getByText('100,00 €');
    const chart = within(canvas.getByRole('figure', { name: 'Umsatz' }));
    chart.getByRole('img', { name: /Höchster Wert: 250,00.€, 21\.11\.2026/ });
    await userEvent.click(chart.getByText('Als Tabelle'));
    await expect(chart.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
      'TagUmsatz',
      '19.11.202650,00 €',
      '20.11.20260,00 €',
      '21.11.2026250,00 €',
    ]);
    fireEvent.change(canvas.getByLabelText('Von'), { target: { value: '2026-11-01' } });
    await expect(args.onRange).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-21' });
    await userEvent.click(canvas.getByRole('button', { name: '7 Tage' }));
    await expect(args.onRange).toHaveBeenLastCalledWith(lastDays(7, new Date()));
  },
};

export const TypedRange: Story = {
  name: '[BEY-64] A date range is applied once both dates are complete and in order; otherwise the field says why',
  play: async ({ canvas, args }) => {
    const [from, to] = [canvas.getByLabelText('Von'), canvas.getByLabelText('Bis')];
    from.focus();
    // A browser reports a date with each digit of the year.
    for (const value of ['0002-12-05', '0020-12-05', '0202-12-05', '2026-12-05']) {
      fireEvent.change(from, { target: { value } });
      await expect(from).toHaveValue(value);
    }
    await waitFor(() => expect(from).toBeInvalid());
    await expect(from).toHaveAccessibleDescription('„Von“ liegt nach „Bis“');
    await expect(args.onRange).not.toHaveBeenCalled();
    to.focus();
    fireEvent.change(to, { target: { value: '2026-12-21' } });
    await expect(args.onRange).toHaveBeenCalledWith({ from: '2026-12-05', to: '2026-12-21' });
    await waitFor(() => expect(from).toBeValid());

    fireEvent.change(to, { target: { value: '2027-12-21' } });
    await waitFor(() => expect(to).toHaveAccessibleDescription('Höchstens ein Jahr'));
    await userEvent.click(canvas.getByRole('button', { name: '30 Tage' }));
    await waitFor(() => expect(to).toBeValid());
    await expect(to).toHaveValue('2026-11-21');
    await expect(args.onRange).toHaveBeenCalledTimes(2);
  },
};

export const Funnel: Story = {
  name: '[BEY-64] Configurator funnel by step, with its table and the largest drop-off',
  play: async ({ canvas, args }) => {
    const chart = within(canvas.getByRole('figure', { name: 'Besuche je Schritt' }));
    chart.getByRole('img', { name: /Nach „2\. Maße“ fehlen die meisten: 18 von 30\./ });
    for (const stepName of chart.getAllByText('2. Maße')) await expect(stepName).toHaveAttribute('lang', 'de');
    await userEvent.click(chart.getByText('Als Tabelle'));
    await expect(chart.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
      'SchrittBesucheAnteilVerlust',
      'Geöffnet40100 %–',
      '1. Angaben zum Hund40100 %–',
      '2. Maße3075 %10',
      '3. Stoffauswahl1230 %18',
      'In den Warenkorb gelegt615 %6',
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Formular'), 'Hundeleine nach Maß');
    await expect(args.onTemplate).toHaveBeenCalledWith('built-in:dog-leash');
  },
};

export const EmptyFunnel: Story = {
  name: 'No configurator visits yet',
  args: { funnels: { ok: true, value: [] } },
  play: async ({ canvas }) => {
    canvas.getByText('In diesem Zeitraum hat niemand einen Konfigurator geöffnet.');
    await expect(canvas.queryByLabelText('Formular')).toBeNull();
  },
};
