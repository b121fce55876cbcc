import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { besideThePage, findOrderDialog, orderDialogArgs, orderDialogFrame } from './order-dialog.fixtures.tsx';
import { OrderDialog } from './order-dialog.tsx';

const meta = {
  title: 'Shop/Admin/Order dialog with unsaved entries',
  component: OrderDialog,
  parameters: {
    docs: besideThePage,
    notes: {
      keyboard:
        'Escape asks first if a note, a changed field or the entries of a refund are not saved. Escape in the ' +
        'question returns to the order.',
      accessibility: 'The question is a second `dialog`. Keep editing returns the focus to the order.',
    },
  },
  ...orderDialogFrame,
  args: {
    ...orderDialogArgs,
    refund: fn(async () => ({ ok: false as const, error: { code: 'network' as const, params: {} } })),
  },
  render: (args) => <InList {...args} />,
} satisfies Meta<typeof OrderDialog>;

export default meta;
type Story = StoryObj<typeof meta.component>;

let goBack: () => void = () => undefined;

/** Opens and closes the dialog by the query string, like the page. */
function InList(args: ComponentProps<typeof OrderDialog>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  goBack = () => void navigate(-1);
  const close = () => {
    args.onClose();
    void navigate('?');
  };
  if (search !== '') return <OrderDialog {...args} onClose={close} />;
  return (
    <button type="button" onClick={() => void navigate('?order=1')}>
      Details
    </button>
  );
}

const openQuestion = async () => within(await screen.findByRole('dialog', { name: 'Discard changes?' }));

export const NoteKept: Story = {
  name: '[BEY-63] Escape and Back ask before a note is lost, and not once it is saved',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details' }));
    const note = (await findOrderDialog()).getByLabelText(/^Add a note/);
    await userEvent.type(note, 'Knopf fehlt');
    for (const leave of [() => userEvent.keyboard('{Escape}'), goBack]) {
      await leave();
      await userEvent.click((await openQuestion()).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
      await expect((await findOrderDialog()).getByLabelText(/^Add a note/)).toHaveValue('Knopf fehlt');
    }
    await userEvent.click((await findOrderDialog()).getByRole('button', { name: 'Save changes' }));
    await findToast('Order updated');
    await waitFor(() => expect(note).toHaveValue(''));
    await userEvent.click((await findOrderDialog()).getByRole('button', { name: 'Close' }));
    await canvas.findByRole('button', { name: 'Details' });
  },
};

export const Discarded: Story = {
  name: '[BEY-63] Changed fields and the entries of a refund are discarded only after a question',
  play: async ({ canvas, args }) => {
    const edits = [
      async () => userEvent.selectOptions((await findOrderDialog()).getByLabelText('Status'), 'In Bearbeitung'),
      async () => userEvent.type((await findOrderDialog()).getByLabelText(/^Amount in euros/), '50'),
    ];
    for (const edit of edits) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Details' }));
      await edit();
      await userEvent.click((await findOrderDialog()).getByRole('button', { name: 'Close' }));
      await userEvent.click((await openQuestion()).getByRole('button', { name: 'Discard' }));
      await canvas.findByRole('button', { name: 'Details' });
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
