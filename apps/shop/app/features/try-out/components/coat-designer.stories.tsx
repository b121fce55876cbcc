import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { CoatDesigner } from './coat-designer.tsx';

const option = (value: string, label: string, color: string) => ({
  value,
  label,
  color,
  pictureUrl: `/stoffe/${value}.svg`,
  material: value,
});
const fabric = {
  name: 'fabric',
  label: 'Stoff aus unserem Regal',
  options: [option('loden-grau', 'Loden Grau', '#6C7073'), option('cord-ocker', 'Cord Ocker', '#B98235')],
};

const meta = {
  title: 'Shop/Coat designer',
  component: CoatDesigner,
  parameters: {
    notes: {
      keyboard: 'The fabrics are one Tab stop with arrow keys, then the breed and the button. Enter starts the coat.',
      accessibility: 'The fabrics are radio buttons named by their label. The picture is named after the tried fabric.',
    },
  },
  decorators: [withRouter],
  args: {
    articleId: '30000000-0000-4000-8000-000000000003',
    tryOut: {
      configuratorType: 'dog-coat',
      template: { id: 'built-in', version: 1 },
      fields: [fabric],
      hasBreed: true,
    },
    fabric,
    terms: <p>ab 99 €</p>,
  },
} satisfies Meta<typeof CoatDesigner>;

export default meta;

export const Tried: StoryObj<typeof meta> = {
  name: 'A tap changes the coat, a breed the build of the dog, and both are sent to the configurator',
  play: async ({ canvas }) => {
    const drawing = () => decodeURIComponent(canvas.getByRole('img').getAttribute('src') ?? '').replaceAll('+', ' ');
    await expect(drawing()).toContain('values={"fabric":"loden-grau"}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Cord Ocker' }));
    await expect(canvas.getByRole('img', { name: 'Hund im Profil: Cord Ocker' })).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Rasse Ihres Hundes'), 'Whippet');
    await waitFor(() => expect(drawing()).toContain('values={"fabric":"cord-ocker","breed":"Whippet"}'));
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Mantel entwerfen' });
    await expect(form).toHaveAttribute('action', '/configure/dog-coat');
    await expect([...new FormData(form)]).toEqual([
      ['article', '30000000-0000-4000-8000-000000000003'],
      ['preset.fabric', 'cord-ocker'],
      ['preset.breed', 'Whippet'],
    ]);
  },
};
