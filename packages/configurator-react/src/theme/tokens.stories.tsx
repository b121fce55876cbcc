import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSample } from '../fields/choices/color-sample.tsx';

const tokens = [
  ['--cfg-paper', 'page background'],
  ['--cfg-surface', 'cards and controls'],
  ['--cfg-ink', 'text'],
  ['--cfg-ink-soft', 'text of less weight'],
  ['--cfg-forest', 'primary actions, links, focus'],
  ['--cfg-forest-strong', 'primary actions under the pointer'],
  ['--cfg-tape', 'the tape measure; only with ink text'],
  ['--cfg-clay', 'errors, destructive actions'],
  ['--cfg-mist', 'quiet surfaces, what is chosen'],
  ['--cfg-line', 'hairlines'],
  ['--cfg-line-strong', 'outlines of controls'],
] as const;

/** Lists the CSS variables for colors with their purpose, in the current theme. */
function Tokens() {
  return (
    <div className="cfg">
      <h2 className="cfg-heading">Pfotenmaß 0123456789</h2>
      <ul className="cfg-swatches">
        {tokens.map(([token, use]) => (
          <li key={token} className="cfg-swatch">
            <ColorSample color={`var(${token})`} />
            <code>{token}</code>
            <span>{use}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'React/Themes/Tokens',
  component: Tokens,
  parameters: {
    notes: {
      keyboard: 'The list has no controls.',
      accessibility:
        'The samples are hidden from assistive technology; name and purpose of each variable are text. ' +
        '`--cfg-tape` has enough contrast only with ink text on it.',
    },
  },
} satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { parameters: { scheme: 'dark' } };
