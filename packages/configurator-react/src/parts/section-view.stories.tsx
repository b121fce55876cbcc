import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ConfiguratorProvider } from '../configurator-provider.tsx';
import { type StageField, type StageGroup, stageTemplate } from '../testing/stage-template.ts';
import { SectionView } from './section-view.tsx';

interface StageProps {
  readonly template: unknown;
}

function Stage({ template }: StageProps) {
  return (
    <ConfiguratorProvider template={template}>
      <div className="cfg cfg-root">
        <SectionView index={0} />
      </div>
    </ConfiguratorProvider>
  );
}

const inTwos: readonly StageField[] = ['Rücken', 'Brust', 'Taille', 'Kopf'].map((label) => ({
  name: label,
  field_type: 'number',
  label,
  additional_options: { unit: 'cm' },
}));

function groupOf(layout: StageGroup['layout']): StageGroup {
  return { title: 'Maße', description: 'Am stehenden Hund gemessen.', layout, fields: inTwos };
}

/** Returns a template in which a rule on `size` shows another field. */
function shownWhile(size: StageField, operator: string, value: string) {
  const shown: StageField = {
    name: 'shown',
    field_type: 'text',
    label: 'Abhängig',
    conditional_display: { field: 'size', operator, value },
  };
  return { template: stageTemplate([[{ fields: [size, shown] }]]) };
}

const text: StageField = { name: 'size', field_type: 'text', label: 'Größe' };
const number: StageField = { name: 'size', field_type: 'number', label: 'Größe' };

const meta = {
  title: 'React/Parts/Section',
  component: Stage,
  parameters: {
    notes: {
      of: SectionView,
      keyboard:
        'The heading is focused only by script, when its step opens. A conditional field has the same place in the ' +
        'Tab order as in the template.',
      accessibility:
        'The title is a heading of level 2; each group with a title is a region named by a heading of level 3. ' +
        'The meaning of the asterisk is explained above the first field, if any field is required.',
    },
  },
  args: { template: stageTemplate([[groupOf('vertical')]]) },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Counts the fields in the row of the first one, including it. */
function besideFirst(fields: readonly HTMLElement[]): number {
  const top = fields[0]?.getBoundingClientRect().top;
  return fields.filter((field) => field.getBoundingClientRect().top === top).length;
}

export const Vertical: Story = {
  name: '[CFG-MODEL-01, CFG-MODEL-06] A section contains groups, and a vertical group stacks its fields',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Schritt A');
    await expect(canvas.getByRole('region', { name: 'Maße' })).toBeVisible();
    await expect(besideFirst(canvas.getAllByRole('textbox'))).toBe(1);
  },
};

export const Horizontal: Story = {
  name: '[CFG-MODEL-07] A horizontal group shows its fields side by side',
  args: { template: stageTemplate([[groupOf('horizontal')]]) },
  play: async ({ canvas }) => {
    await expect(besideFirst(canvas.getAllByRole('textbox'))).toBe(4);
  },
};

export const Grid: Story = {
  name: '[CFG-MODEL-08] A grid group shows its fields in columns',
  args: { template: stageTemplate([[groupOf('grid')]]) },
  play: async ({ canvas }) => {
    await expect(besideFirst(canvas.getAllByRole('textbox'))).toBe(2);
  },
};

export const Ordered: Story = {
  name: '[CFG-MODEL-28] Groups, fields and options are sorted by order_index',
  args: {
    template: (() => {
      const [section] = stageTemplate([
        [
          {
            title: 'Erste',
            fields: [
              { name: 'a', field_type: 'text', label: 'A' },
              { name: 'b', field_type: 'text', label: 'B' },
            ],
          },
          {
            title: 'Zweite',
            fields: [
              {
                name: 'c',
                field_type: 'radio',
                label: 'C',
                options: [
                  { value: '1', label: 'Eins' },
                  { value: '2', label: 'Zwei' },
                ],
              },
            ],
          },
        ],
      ]).sections;
      if (section === undefined) throw new Error('The stage has a section.');
      const reversed = section.groups.toReversed().map((group) => ({
        ...group,
        fields: group.fields.toReversed().map((field) => ({ ...field, options: field.options.toReversed() })),
      }));
      return { ...stageTemplate([]), sections: [{ ...section, groups: reversed }] };
    })(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Erste',
      'Zweite',
    ]);
    await expect(
      canvas.getByRole('textbox', { name: 'A' }).compareDocumentPosition(canvas.getByRole('textbox', { name: 'B' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['1', '2']);
  },
};

export const DefaultValue: Story = {
  name: '[CFG-MODEL-19] A field starts with its default value',
  args: { template: stageTemplate([[{ fields: [{ ...text, default_value: 'klein' }] }]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Größe' })).toHaveValue('klein');
  },
};

/** Types a value and returns whether the dependent field is visible. */
async function shows(
  canvas: {
    getByRole: (role: string, by: object) => HTMLElement;
    queryByRole: (role: string, by: object) => HTMLElement | null;
  },
  typed: string,
) {
  const input = canvas.getByRole('textbox', { name: 'Größe' });
  await userEvent.clear(input);
  if (typed !== '') await userEvent.type(input, typed);
  return canvas.queryByRole('textbox', { name: 'Abhängig' }) !== null;
}

export const Equals: Story = {
  name: '[CFG-RULE-01, CFG-RULE-02, CFG-RULE-03, CFG-MODEL-25] A field is shown only while another equals the value of its rule',
  args: shownWhile(text, 'equals', 'groß'),
  play: async ({ canvas }) => {
    await expect(await shows(canvas, 'klein')).toBe(false);
    await expect(await shows(canvas, 'groß')).toBe(true);
  },
};

export const NotEquals: Story = {
  name: '[CFG-RULE-04] A field is shown while another differs from the value of its rule, also while it is empty',
  args: shownWhile(text, 'not_equals', 'groß'),
  play: async ({ canvas }) => {
    await expect(await shows(canvas, '')).toBe(true);
    await expect(await shows(canvas, 'groß')).toBe(false);
  },
};

export const Contains: Story = {
  name: '[CFG-RULE-05] A field is shown while another contains the value of its rule',
  args: shownWhile(text, 'contains', 'groß'),
  play: async ({ canvas }) => {
    await expect(await shows(canvas, 'sehr Großer Hund')).toBe(true);
    await expect(await shows(canvas, 'klein')).toBe(false);
  },
};

export const GreaterThan: Story = {
  name: '[CFG-RULE-06] A field is shown while a number is greater than the value of its rule',
  args: shownWhile(number, 'greater_than', '60'),
  play: async ({ canvas }) => {
    await expect(await shows(canvas, '60')).toBe(false);
    await expect(await shows(canvas, '60,5')).toBe(true);
  },
};

export const LessThan: Story = {
  name: '[CFG-RULE-07, CFG-MODEL-26] A field is shown while a number is less than the value of its rule',
  args: shownWhile(number, 'less_than', '60'),
  play: async ({ canvas }) => {
    await expect(await shows(canvas, '59')).toBe(true);
    await expect(await shows(canvas, '60')).toBe(false);
  },
};
