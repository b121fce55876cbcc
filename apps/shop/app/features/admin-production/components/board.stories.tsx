import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { boardStages } from '../production-board.ts';
import { Board } from './board.tsx';

const card = (id: string) => ({
  id,
  orderId: `PM-2026-${id}`,
  customerName: 'Greta Gast',
  createdAt: '2026-11-20T10:00:00Z',
  items: ['1 × Wintermantel'],
  dueDay: id === '000001' ? '2020-01-02' : '2999-12-31',
  dispute: id === '000001' ? { respondBy: '2026-12-10T12:00:00Z' } : null,
  revision: 1,
});

const meta = {
  title: 'Shop/Admin/Production board',
  component: Board,
  parameters: {
    notes: {
      keyboard:
        'Each card has arrow buttons that move it to the column beside it. The mouse drags it by any part of it. Its ' +
        'handle can be picked up with ' +
        'Space: arrow keys carry the card to another column, Space drops it, Escape cancels.',
      accessibility:
        'Columns are regions with a heading and the number of pieces. Picking up, carrying and dropping are ' +
        'announced, and so is a move by button. Overdue is shown as text beside an icon.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    columns: boardStages.map((stage, place) => ({
      stage,
      cards: place < 2 ? [card(`00000${place}`)] : [],
      total: place < 2 ? 1 : 0,
      pieces: place < 2 ? 2 : 0,
    })),
    onMove: fn(async ({ revision }) => revision + 1),
    onChanged: fn(),
  },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Moved: Story = {
  name: '[ADM-NAV-07] An order is moved by keyboard, and each column counts its pieces',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Offen',
      'Zuschnitt',
      'Näherei',
      'Verpackung',
    ]);
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Offen2 Stück',
      'Zuschnitt2 Stück',
      'Näherei0 Stück',
      'Verpackung0 Stück',
    ]);
    canvas.getByText('Fällig am 31.12.2999');
    canvas.getByText('Überfällig seit 02.01.2020');
    canvas.getByText('Käuferschutzfall bis 10.12.2026');
    canvas.getByRole('button', { name: 'PM-2026-000000 weiter nach Zuschnitt' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: '000000' }), 'Zuschnitt'),
    );
    await within(canvas.getByRole('region', { name: 'Zuschnitt' })).findByText('PM-2026-000000');
    await expect(canvas.getByText('PM-2026-000000: Zuschnitt')).toBeInTheDocument();
  },
};

/** Presses the mouse on one element and releases it on another. */
async function dragTo(target: Element, from: Element) {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const start = middle(from);
  const end = middle(target);
  const press = { bubbles: true, cancelable: true, isPrimary: true, button: 0, pointerId: 1, pointerType: 'mouse' };
  from.dispatchEvent(new PointerEvent('pointerdown', { ...press, ...start }));
  for (const share of [0.2, 0.6, 1]) {
    const at = {
      clientX: start.clientX + (end.clientX - start.clientX) * share,
      clientY: start.clientY + (end.clientY - start.clientY) * share,
    };
    document.dispatchEvent(new PointerEvent('pointermove', { ...press, ...at }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  document.dispatchEvent(new PointerEvent('pointerup', { ...press, ...end }));
}

export const MovedByItsBody: Story = {
  name: 'An order is dragged by any part of its card except its link and buttons',
  play: async ({ canvas, args }) => {
    const sewing = canvas.getByRole('region', { name: 'Näherei' });
    const card = within(canvas.getByRole('region', { name: 'Offen' }));
    await dragTo(sewing, card.getByRole('link', { name: 'PM-2026-000000' }));
    await dragTo(sewing, card.getByRole('button', { name: /weiter nach Zuschnitt$/ }));
    await expect(args.onMove).not.toHaveBeenCalled();
    await dragTo(sewing, card.getByText('1 × Wintermantel'));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: '000000' }), 'Näherei'));
    await within(sewing).findByText('PM-2026-000000');
  },
};

export const MovedTwice: Story = {
  name: 'An order moved twice in a row does not conflict with itself',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PM-2026-000000 weiter nach Zuschnitt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'PM-2026-000000 weiter nach Näherei' }));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: '000000', revision: 2 }), 'Näherei'),
    );
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};

const focusedButton = (canvas: ReturnType<typeof within>, name: string) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());

export const FocusKept: Story = {
  name: 'An order moved by its arrow button keeps the focus, up to the last column',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'PM-2026-000000 weiter nach Zuschnitt' }).focus();
    await userEvent.keyboard('{Enter}');
    await focusedButton(canvas, 'PM-2026-000000 weiter nach Näherei');
    await userEvent.keyboard('{Enter}');
    await focusedButton(canvas, 'PM-2026-000000 weiter nach Verpackung');
    await userEvent.keyboard('{Enter}');
    await focusedButton(canvas, 'PM-2026-000000 zurück nach Näherei');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: '000000' }), 'Verpackung'),
    );
  },
};

let resolveMove: (revision: number) => void = () => undefined;
export const MovedBeforeTheReply: Story = {
  name: 'A moved order keeps its place when an older board arrives',
  args: { onMove: () => new Promise((resolve) => (resolveMove = resolve)) },
  render: function Reloading(args) {
    const [columns, setColumns] = useState(args.columns);
    return (
      <>
        <button type="button" onClick={() => setColumns([...args.columns])}>
          The board of before
        </button>
        <Board {...args} columns={columns} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PM-2026-000000 weiter nach Zuschnitt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The board of before' }));
    within(canvas.getByRole('region', { name: 'Zuschnitt' })).getByText('PM-2026-000000');
    resolveMove(2);
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'The board of before' }));
    await within(canvas.getByRole('region', { name: 'Offen' })).findByText('PM-2026-000000');
  },
};

export const MoveFails: Story = {
  name: 'A rejected move is reverted',
  args: { onMove: () => Promise.reject({ code: 'PT409', message: 'revision_conflict', details: null }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PM-2026-000000 weiter nach Zuschnitt' }));
    await findToast('Fehler beim Aktualisieren der Bestellung');
    await within(canvas.getByRole('region', { name: 'Offen' })).findByText('PM-2026-000000');
    await focusedButton(canvas, 'PM-2026-000000 weiter nach Zuschnitt');
  },
};
