import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FabricSheet } from './fabric-sheet.tsx';

const meta = {
  title: 'Shop/Fabric sheet',
  component: FabricSheet,
  parameters: {
    // Inline, the open dialog would cover the page.
    docs: { story: { inline: false, height: '700px' } },
    notes: {
      keyboard:
        'The buttons at the top and the arrow keys on the sheet show the next fabric. Escape closes the dialog.',
      accessibility:
        'A `dialog` named after the shown fabric. The other sheets are `inert`. Warmth is in words beside its marks.',
    },
  },
  args: {
    fabrics: [
      { material: 'loden-grau', name: 'Loden Grau', pictureUrl: '/stoffe/loden-grau.svg' },
      { material: 'wachstuch', name: 'Wachstuch Oliv', pictureUrl: '/stoffe/wachstuch.svg' },
    ],
    first: 'loden-grau',
    materials: [
      {
        key: 'loden-grau',
        isSoldOut: false,
        weightGsm: 480,
        warmth: 5,
        waterResistance: 'repellent',
        care: 'Ausbürsten und lüften reicht meist.',
      },
      {
        key: 'wachstuch',
        isSoldOut: true,
        weightGsm: 250,
        warmth: null,
        waterResistance: 'waterproof',
        care: null,
      },
    ],
    onRetry: fn(),
    isOpen: true,
    onClose: fn(),
    onChoose: fn(),
    renderRequest: (first) => <p>{`Muster von ${first}`}</p>,
  },
} satisfies Meta<typeof FabricSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  name: 'A sheet states the known facts of its fabric, and the next one is scrolled into view',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Stoff: Loden Grau' });
    await expect(screen.getByText('480 g/m²')).toBeVisible();
    await expect(screen.getByText('5 von 5')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Diesen Stoff wählen' }));
    await expect(args.onChoose).toHaveBeenCalledWith('loden-grau');
    await userEvent.click(screen.getByRole('button', { name: 'Nächster Stoff' }));
    await screen.findByRole('dialog', { name: 'Stoff: Wachstuch Oliv' });
    const [before, shown] = screen.getAllByRole('listitem');
    await expect([before?.inert, shown?.inert]).toEqual([true, false]);
    // Without warmth and care.
    const terms = [...(shown?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Gewicht', 'Regen']);
    await expect(screen.getByText('Ausverkauft')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Diesen Stoff wählen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stoffmuster anfordern' }));
    await expect(screen.getByText('Muster von wachstuch')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'The picture is shown and a retry is offered if the facts cannot be loaded',
  args: { materials: null },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('img', { name: 'Loden Grau aus der Nähe' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Second: Story = {
  name: 'A sheet opened for a later fabric starts with it',
  args: { first: 'wachstuch' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Stoff: Wachstuch Oliv' });
    const heading = screen.getByRole('heading', { name: 'Wachstuch Oliv' });
    await waitFor(() => expect(heading.getBoundingClientRect().left).toBeLessThan(window.innerWidth));
  },
};
