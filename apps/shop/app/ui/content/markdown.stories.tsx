import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';
import { Markdown } from './markdown.tsx';

const meta = {
  title: 'Shop/Markdown',
  component: Markdown,
  parameters: {
    notes: {
      keyboard: 'Links are the only Tab stops.',
      accessibility:
        'Headings continue the outline of the page from `topHeading` on. Lists, quotes and tables are their ' +
        'HTML elements; header cells have a scope.',
    },
  },
  args: {
    nodes: parseMarkdown(
      '## Für kalte Tage\n\nEin **langer** Mantel mit *weichem* Futter. [Alle Mäntel](/categories)\n\n- wetterfest\n- waschbar bei 30 Grad\n\n> Sitzt auch beim Rennen.\n\n| Teil | Stoff |\n|---|---|\n| Rücken | Softshell |\n| Futter | Fleece |',
    ),
  },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {};
export const WithHtml: Story = { args: { nodes: parseMarkdown('Text mit <b>HTML</b> bleibt Text.') } };
