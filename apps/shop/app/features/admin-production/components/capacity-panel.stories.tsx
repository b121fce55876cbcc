import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { CapacityPanel } from './capacity-panel.tsx';

const meta = {
  title: 'Shop/Admin/Capacity of the workshop',
  component: CapacityPanel,
  parameters: {
    notes: {
      keyboard: 'A text box and its button; Enter saves.',
      accessibility:
        'A form named Kapazität beneath a description list. A wrong number is the description of its field, a ' +
        'failed save an `alert` in the form, a conflict an `alert` with a button that loads the current value.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    load: { weeklyPieces: 20, revision: 3, openPieces: 12, queueDays: 3, piecesByStage: {} },
    expectedDelivery: '10.–18. Dezember 2026',
    onSave: fn(async () => undefined),
    onReload: fn(),
  },
} satisfies Meta<typeof CapacityPanel>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Saved: Story = {
  name: 'Queue, weekly capacity and the resulting delivery date',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('12 Stück')).toBeVisible();
    await expect(canvas.getByText('3 Werktage')).toBeVisible();
    await expect(canvas.getByText('10.–18. Dezember 2026')).toBeVisible();
    const pieces = canvas.getByLabelText('Stück je Woche');
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '1,5{Enter}');
    await expect(await canvas.findByText('Geben Sie ganze Stück von 1 bis 10.000 ein oder nichts.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Kapazität speichern' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(30, 3));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Conflict: Story = {
  name: '[BEY-65] Another admin changed the capacity',
  args: { onSave: () => Promise.reject({ code: 'PT409', message: 'revision_conflict', details: '{"revision": 4}' }) },
  play: async ({ canvas, args }) => {
    const pieces = canvas.getByLabelText('Stück je Woche');
    await userEvent.type(pieces, '0{Enter}');
    await findToast('Fehler beim Aktualisieren der Kapazität');
    await expect(pieces).toHaveValue('200');
    await userEvent.click(await canvas.findByRole('button', { name: 'Aktuellen Stand laden' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const OfflineSave: Story = {
  name: 'A failed save of the capacity shows its error inside the form too and keeps the entry',
  args: { onSave: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas, args }) => {
    const pieces = canvas.getByLabelText('Stück je Woche');
    await userEvent.type(pieces, '0{Enter}');
    const form = within(canvas.getByRole('form', { name: 'Kapazität' }));
    await expect(await form.findByText('Nicht gespeichert')).toBeVisible();
    await findToast('Fehler beim Aktualisieren der Kapazität');
    await expect(pieces).toHaveValue('200');
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const NotSet: Story = {
  name: 'No queue until a capacity is set',
  args: { load: { weeklyPieces: null, revision: 1, openPieces: 1, queueDays: 0, piecesByStage: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kapazität nicht angegeben')).toBeVisible();
    await expect(canvas.getByText('1 Stück')).toBeVisible();
  },
};
