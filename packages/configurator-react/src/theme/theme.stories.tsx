import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect } from 'storybook/test';
import { Configurator } from '../configurator.tsx';
import { englishTexts } from '../texts/english-texts.ts';
import { germanTexts } from '../texts/german-texts.ts';

const meta = {
  title: 'React/Themes/Configurator',
  component: Configurator,
  parameters: {
    notes: {
      keyboard:
        'Themes do not change the keys. The focus outline is drawn in `--cfg-forest` and must be at ' +
        'least 2 px wide in every theme; the stories of the whole configurator check that.',
      accessibility:
        'Variables change colors, shapes and fonts only. The stories test the contrast of the light, the dark ' +
        'and a foreign theme, right-to-left writing, a width of 320 px, targets of 44 px, and that reduced ' +
        'motion stops every transition.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, initialStepIndex: 6, priceNote: 'inkl. MwSt., Versand kostenlos' },
  decorators: [
    (Story) => (
      <main className="stage">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Configurator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Workshop: Story = {};
export const Dark: Story = { parameters: { scheme: 'dark' } };

/** A host's own colours, shape and fonts, set by variables on an ancestor. */
export const CustomBrand: Story = {
  decorators: [
    (Story) => (
      <div className="another-house">
        <Story />
      </div>
    ),
  ],
};

const { language: _german, ...coatInNoLanguage } = dogCoatTemplate;

/** A template with a language uses that language's direction; this one without a language uses the page's. */
export const RightToLeft: Story = {
  args: { template: coatInNoLanguage, texts: germanTexts },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation', { name: 'Schritte' });
    const heading = canvas.getByRole('heading', { level: 2, name: 'Extras' });
    await expect(list.getBoundingClientRect().left).toBeGreaterThan(heading.getBoundingClientRect().right);
  },
};

export const English: Story = { args: { texts: englishTexts } };

export const Narrow: Story = {
  name: 'The page has no overflow at 320 px',
  decorators: [
    (Story) => (
      <div className="stage-narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('.cfg-root');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(320);
    const controls = canvasElement.querySelectorAll<HTMLElement>(
      '.cfg-button, .cfg-control, .cfg-choice, .cfg-tape-button',
    );
    for (const control of controls) await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Returns rules with those in their blocks and imports. */
function withNested(rules: CSSRuleList): readonly CSSRule[] {
  return [...rules].flatMap((rule) => {
    const inner = rule instanceof CSSImportRule ? rule.styleSheet?.cssRules : Reflect.get(rule, 'cssRules');
    return inner instanceof CSSRuleList ? [rule, ...withNested(inner)] : [rule];
  });
}

/** Returns the rules of a media query in all style sheets. */
function rulesUnder(condition: string): string {
  return [...document.styleSheets]
    .flatMap((sheet) => withNested(sheet.cssRules))
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes(condition))
    .map((rule) => rule.cssText)
    .join('\n');
}

export const ReducedMotion: Story = {
  name: 'Every transition uses one duration variable, which reduced motion sets to zero',
  decorators: [
    (Story) => (
      <div className="without-motion">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll('.cfg, .cfg *')) {
      for (const duration of getComputedStyle(element).transitionDuration.split(',')) {
        await expect(Number.parseFloat(duration)).toBe(0);
      }
    }
    await expect(rulesUnder('prefers-reduced-motion')).toMatch(/:root\s*\{[^}]*--cfg-duration:\s*0ms/);
  },
};
