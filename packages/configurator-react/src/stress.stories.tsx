import type { Meta, StoryObj } from '@storybook/react-vite';
import { everythingTemplate, stressTemplate, withLongTexts } from 'configurator-core/testing';
import { type ComponentType, Profiler } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ConfiguratorProvider } from './configurator-provider.tsx';
import { defaultFieldComponents } from './field-components.ts';
import { PriceSummary } from './parts/price-summary.tsx';
import { SectionView } from './parts/section-view.tsx';
import type { FieldComponentProps, FieldComponents } from './session/field-control.ts';

const template = stressTemplate(500);
const allFields = template.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));

/** Renders since the last reset: field names, `price`, and section ids. */
let rendered: string[] = [];

function counted(Component: ComponentType<FieldComponentProps>): ComponentType<FieldComponentProps> {
  return function Counted(props) {
    rendered.push(props.control.field.name);
    return <Component {...props} />;
  };
}

const components: FieldComponents = {
  text: counted(defaultFieldComponents.text),
  textarea: counted(defaultFieldComponents.textarea),
  number: counted(defaultFieldComponents.number),
  dropdown: counted(defaultFieldComponents.dropdown),
  radio: counted(defaultFieldComponents.radio),
  checkbox: counted(defaultFieldComponents.checkbox),
  color: counted(defaultFieldComponents.color),
  static_text: counted(defaultFieldComponents.static_text),
  iframe: counted(defaultFieldComponents.iframe),
  computed: counted(defaultFieldComponents.computed),
  file: counted(defaultFieldComponents.file),
};

/** Every section of a large template on one page, to measure the renders of a keystroke. */
function EverythingOnOnePage({ shown = template }: { readonly shown?: typeof template }) {
  return (
    <ConfiguratorProvider template={shown} components={components}>
      <div className="cfg cfg-root">
        <Profiler id="price" onRender={() => rendered.push('price')}>
          <PriceSummary />
        </Profiler>
        {shown.sections.map((section, index) => (
          <Profiler key={section.id} id={section.id} onRender={(id) => rendered.push(id)}>
            <SectionView index={index} />
          </Profiler>
        ))}
      </div>
    </ConfiguratorProvider>
  );
}

const meta = {
  title: 'React/Configurator/Stress',
  component: EverythingOnOnePage,
  parameters: {
    notes: {
      keyboard:
        'On a page with 500 fields, a keystroke renders only its field, the fields that depend on it and the price.',
      accessibility: 'Hidden fields are not in the DOM, so screen readers skip them.',
    },
  },
} satisfies Meta<typeof EverythingOnOnePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the ids of the sections that contain any of the fields. */
function sectionsOf(names: readonly string[]): string[] {
  return template.sections
    .filter(({ groups }) => groups.some(({ fields }) => fields.some(({ name }) => names.includes(name))))
    .map(({ id }) => id);
}

export const FiveHundredFields: Story = {
  name: 'A keystroke in one of 500 fields renders only that field, its dependents and the price',
  play: async ({ canvas }) => {
    const asked = allFields.find(
      ({ field_type, name }) => field_type === 'number' && allFields.some((other) => isRule(other, name)),
    );
    if (asked === undefined) throw new Error('The stress template has a number that a rule reads.');
    const dependents = allFields.filter((other) => isRule(other, asked.name)).map(({ name }) => name);
    const input = canvas.getByRole('textbox', { name: new RegExp(`^${asked.label}(?!\\d)`) });
    await userEvent.click(input);
    for (const key of ['9', '5', '{Backspace}', '{Backspace}']) {
      rendered = [];
      await userEvent.keyboard(key);
      await expect(rendered.filter((name) => name === asked.name)).toHaveLength(1);
      const allowed = [asked.name, ...dependents, 'price', ...sectionsOf([asked.name, ...dependents])];
      await expect(rendered.filter((name) => !allowed.includes(name))).toEqual([]);
    }
  },
};

export const TextKey: Story = {
  name: 'A keystroke without a price change renders its field and its section, not the price',
  play: async ({ canvas }) => {
    const typed = allFields.find(
      ({ field_type, conditional_display, name }) =>
        field_type === 'text' && conditional_display === null && !allFields.some((other) => isRule(other, name)),
    );
    if (typed === undefined) throw new Error('The stress template has a text that no rule reads.');
    await userEvent.click(canvas.getByRole('textbox', { name: new RegExp(`^${typed.label}(?!\\d)`) }));
    await userEvent.keyboard('F');
    rendered = [];
    await userEvent.keyboard('e');
    await expect(rendered).toEqual([typed.name, ...sectionsOf([typed.name])]);
  },
};

const longTexts = withLongTexts(everythingTemplate);

export const LongTexts: Story = {
  name: 'Texts of 500 characters stay inside every field, option and price line',
  args: { shown: longTexts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Größe/ })).toBeVisible();
    for (const more of canvas.queryAllByRole('button', { name: /^(Mehr|Hilfe|More|Help)/ }))
      await userEvent.click(more);
  },
};

function isRule(field: (typeof allFields)[number], read: string): boolean {
  const rule = field.conditional_display;
  return rule !== null && 'field' in rule && rule.field === read;
}
