import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { useEffect, useRef } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pendingUploads, pictureFile } from '../testing/pending-uploads.ts';
import { stageTemplate } from '../testing/stage-template.ts';
import type { FileUploads } from '../uploads/file-uploads.ts';
import { defineProductConfigurator } from './define-product-configurator.ts';
import type { ProductConfigurator } from './product-configurator.tsx';

defineProductConfigurator();

interface StageProps {
  readonly template: unknown;
  readonly lang: string;
  readonly basePriceCents: number;
  readonly fileUploads?: FileUploads;
  readonly onSubmit: (detail: unknown) => void;
}

/** A plain page with a form. React does not manage the element. */
function Stage({ template, lang, basePriceCents, fileUploads, onSubmit }: StageProps) {
  const stage = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = document.createElement('product-configurator');
    element.setAttribute('name', 'configuration');
    element.lang = lang;
    element.basePriceCents = basePriceCents;
    element.fileUploads = fileUploads;
    element.template = template;
    element.addEventListener('configurator-submit', (event) => {
      event.preventDefault();
      if (event instanceof CustomEvent) onSubmit(event.detail);
    });
    stage.current?.replaceChildren(element);
  }, [template, lang, basePriceCents, fileUploads, onSubmit]);
  return (
    <main className="stage">
      <form ref={stage} />
    </main>
  );
}

const meta = {
  title: 'React/Configurator/Custom element',
  component: Stage,
  parameters: {
    notes: {
      keyboard:
        'The same keys as in the React component. Focusing the element focuses its first control ' +
        '(`delegatesFocus`). A link of the error summary focuses its field within the shadow root.',
      accessibility:
        'The element is a form field (`ElementInternals`): while the configuration is incomplete it reports ' +
        '`valueMissing` with a message, and a disabled form makes it inert. Labels and descriptions are in the ' +
        'same shadow root as their controls, since ids do not work across shadow roots.',
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'One script tag registers `<product-configurator>`. It takes `src` or the property `template`, `lang`, ' +
          '`base-price-cents` and `submit-label`, reads the same CSS variables as the React components, sends ' +
          '`configurator-change`, `configurator-submit`, `configurator-incomplete` and `configurator-error`, and is a ' +
          'field of the form around it.',
      },
    },
  },
  argTypes: {
    template: { description: 'Property: the JSON of the template, instead of the attribute `src`.' },
    lang: { description: 'Attribute: `de` or `en`; that of the page unless given.' },
    basePriceCents: { description: 'Property, or the attribute `base-price-cents`.' },
    fileUploads: { description: 'Property: stores the files of file fields.' },
    onSubmit: { description: 'Event `configurator-submit`, whose `detail` is the configuration.' },
  },
  args: { template: dogCoatTemplate, lang: 'de', basePriceCents: 12_900, onSubmit: fn() },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

function elementOf(canvasElement: HTMLElement): { element: ProductConfigurator; inside: ReturnType<typeof within> } {
  const element = canvasElement.querySelector('product-configurator');
  if (element?.shadowRoot == null) throw new Error('The story has no element.');
  // The queries only use properties common to shadow roots and elements.
  return { element, inside: within(element.shadowRoot as unknown as HTMLElement) };
}

export const Coat: Story = {
  name: 'The element shows the first step of the template in its property',
  play: async ({ canvasElement }) => {
    const { inside } = elementOf(canvasElement);
    await expect(await inside.findByText('Schritt 1 von 7')).toBeVisible();
  },
};

export const LayeredBrand: Story = {
  name: 'A brand in a cascade layer of the page wins over the tokens of the element',
  play: async ({ canvasElement }) => {
    const { element } = elementOf(canvasElement);
    const brand = document.createElement('style');
    brand.textContent = '@layer utilities { :root { --cfg-paper: rgb(1, 2, 3); } }';
    const paper = () => getComputedStyle(element).getPropertyValue('--cfg-paper');
    await expect(paper()).not.toBe('rgb(1, 2, 3)');
    document.head.append(brand);
    try {
      await expect(paper()).toBe('rgb(1, 2, 3)');
    } finally {
      brand.remove();
    }
  },
};

const twoSteps = stageTemplate([
  [{ fields: [{ name: 'dog', field_type: 'text', label: 'Rufname', is_required: true }] }],
  [{ fields: [{ name: 'note', field_type: 'text', label: 'Notiz' }] }],
]);

export const FieldOfAForm: Story = {
  name: 'The element is a form field: invalid until complete, then with the configuration as its value',
  args: { template: twoSteps },
  play: async ({ canvasElement, args }) => {
    const { element, inside } = elementOf(canvasElement);
    const name = await inside.findByRole('textbox', { name: 'Rufname' });
    const form = element.form;
    if (form === null) throw new Error('The element has no form.');
    await expect(form.checkValidity()).toBe(false);
    // user-event would type into the document's focused element, which is the custom element itself.
    fireEvent.change(name, { target: { value: 'Bella' } });
    await waitFor(() => expect(form.checkValidity()).toBe(true));
    const sent = JSON.parse(String(new FormData(form).get('configuration')));
    await expect(sent.values).toEqual({ dog: 'Bella' });
    await userEvent.click(inside.getByRole('button', { name: 'Weiter' }));
    await userEvent.click(await inside.findByRole('button', { name: /129,00/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(element.value));
    form.reset();
    await waitFor(() => expect(form.checkValidity()).toBe(false));
  },
};

export const RestoredBeforeLoading: Story = {
  name: 'The element keeps the values that the browser restores before the template of src is loaded',
  args: { template: twoSteps },
  play: async ({ canvasElement }) => {
    const loading = document.createElement('product-configurator');
    loading.lang = 'de';
    loading.setAttribute('src', sourceOf(twoSteps));
    canvasElement.querySelector('form')?.replaceChildren(loading);
    loading.formStateRestoreCallback(JSON.stringify({ dog: 'Bella' }));
    const { element, inside } = elementOf(canvasElement);
    await expect(await inside.findByRole('textbox', { name: 'Rufname' })).toHaveValue('Bella');
    // Values of another template are dropped.
    element.template = { ...twoSteps, version: 2 };
    await waitFor(() => expect(inside.getByRole('textbox', { name: 'Rufname' })).toHaveValue(''));
  },
};

/** Returns the address of a template. */
function sourceOf(template: unknown): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(template))}`;
}

/** Replaces the element of the story by one with these attributes, and counts its errors. */
function replaceElement(canvasElement: HTMLElement, attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('product-configurator');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const errors = fn();
  element.addEventListener('configurator-error', (event) => errors(event instanceof CustomEvent && event.detail));
  const form = canvasElement.querySelector('form');
  if (form === null) throw new Error('The story has no form.');
  form.replaceChildren(element);
  return { element, form, errors };
}

export const InvalidWhileLoading: Story = {
  name: 'The element is an invalid field without a value while its template is loading',
  args: { template: twoSteps },
  play: async ({ canvasElement }) => {
    using fetched = spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const { form, errors } = replaceElement(canvasElement, { name: 'configuration', src: '/never.json', lang: 'de' });
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    await expect(form.checkValidity()).toBe(false);
    await expect(new FormData(form).has('configuration')).toBe(false);
    await expect(errors).not.toHaveBeenCalled();
  },
};

const optional = stageTemplate([[{ fields: [{ name: 'note', field_type: 'text', label: 'Notiz' }] }]]);

export const InvalidIfRefused: Story = {
  name: 'The element is invalid without a value if its template cannot be used, and reports one error',
  args: { template: optional },
  play: async ({ canvasElement }) => {
    const { element, form, errors } = replaceElement(canvasElement, { name: 'configuration', lang: 'de' });
    for (const count of [1, 2]) {
      element.template = {};
      await waitFor(() => expect(errors).toHaveBeenCalledTimes(count));
      await expect(errors).toHaveBeenLastCalledWith({ message: expect.stringContaining('id: Die Angabe fehlt.') });
      await expect(form.checkValidity()).toBe(false);
      await expect(element.value).toBeNull();
      await expect(new FormData(form).has('configuration')).toBe(false);
      element.template = optional;
      await waitFor(() => expect(form.checkValidity()).toBe(true));
    }
    element.setAttribute('src', 'data:application/json,none');
    await expect(form.checkValidity()).toBe(false);
    await waitFor(() => expect(errors).toHaveBeenCalledTimes(3));
    await expect(form.checkValidity()).toBe(false);
  },
};

export const InTheLanguageOfItsTemplate: Story = {
  name: 'An element on a page without a language speaks that of its template until it has its own',
  args: { template: { ...optional, language: 'de', currency: 'JPY' } },
  play: async ({ canvasElement, args: { template } }) => {
    const { lang } = document.documentElement;
    document.documentElement.removeAttribute('lang');
    try {
      const { element } = replaceElement(canvasElement, { 'base-price-cents': '1250' });
      element.template = template;
      const shown = () => element.shadowRoot?.textContent;
      await waitFor(() => expect(shown()).toContain('Abschließen · 1.250\u00a0¥'));
      element.lang = 'en';
      await waitFor(() => expect(shown()).toContain(' · JP¥1,250'));
    } finally {
      document.documentElement.lang = lang;
    }
  },
};

export const PricedInAnotherCurrency: Story = {
  name: 'An element refuses a template in another currency than its price',
  args: { template: { ...optional, currency: 'JPY' } },
  play: async ({ canvasElement, args: { template } }) => {
    const { element, form, errors } = replaceElement(canvasElement, { 'base-price-cents': '1250', currency: 'EUR' });
    element.template = template;
    await waitFor(() => expect(errors).toHaveBeenCalledWith({ message: expect.stringContaining('(JPY)') }));
    await expect(form.checkValidity()).toBe(false);
    element.setAttribute('currency', 'JPY');
    await waitFor(() => expect(form.checkValidity()).toBe(true));
  },
};

/** Waits until an element that was removed has ended its session. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function labelsOf({ shadowRoot }: HTMLElement): readonly (string | null)[] {
  return [...(shadowRoot?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent);
}

export const MovedToAnotherSource: Story = {
  name: 'A moved element shows the template of src if src changed or was still loading',
  args: { template: optional },
  play: async ({ canvasElement }) => {
    const { element, form } = replaceElement(canvasElement, { src: sourceOf(optional), lang: 'de' });
    await waitFor(() => expect(labelsOf(element)).toEqual(['Notiz']));
    await waitFor(() => expect(form.checkValidity()).toBe(true));
    element.remove();
    await nextTask();
    element.setAttribute('src', sourceOf(twoSteps));
    form.append(element);
    await expect(form.checkValidity()).toBe(false);
    await waitFor(() => expect(labelsOf(element)).toEqual([expect.stringContaining('Rufname')]));
    element.setAttribute('src', sourceOf(optional));
    element.remove();
    await nextTask();
    form.append(element);
    await waitFor(() => expect(labelsOf(element)).toEqual(['Notiz']));
    // A template that was set as a property takes precedence.
    element.template = twoSteps;
    element.remove();
    await nextTask();
    form.append(element);
    await waitFor(() => expect(labelsOf(element)).toEqual([expect.stringContaining('Rufname')]));
  },
};

export const NewBasePrice: Story = {
  name: 'A new base price keeps the step and the values',
  args: { template: twoSteps },
  play: async ({ canvasElement }) => {
    const { element, inside } = elementOf(canvasElement);
    fireEvent.change(await inside.findByRole('textbox', { name: 'Rufname' }), { target: { value: 'Bella' } });
    await userEvent.click(inside.getByRole('button', { name: 'Weiter' }));
    element.basePriceCents = 14_900;
    await waitFor(() =>
      expect(element.value).toMatchObject({ values: { dog: 'Bella' }, price: { baseCents: 14_900 } }),
    );
    await expect(inside.getByRole('button', { name: /149,00/ })).toBeVisible();
  },
};

export const FocusWithin: Story = {
  name: 'The element focuses the field of an issue within its shadow root, in English',
  args: { template: twoSteps, lang: 'en' },
  play: async ({ canvasElement }) => {
    const { element, inside } = elementOf(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Next' }));
    await userEvent.click(await inside.findByRole('link', { name: /Rufname/ }));
    await waitFor(() => expect(element.shadowRoot?.activeElement).toBe(inside.getByRole('textbox')));
  },
};

const uploads = pendingUploads();
export const Files: Story = {
  name: 'The element uploads files with the adapter in its property and includes them in the form value',
  args: {
    template: stageTemplate([[{ fields: [{ name: 'photo', field_type: 'file', label: 'Foto', is_required: true }] }]]),
    fileUploads: uploads,
  },
  play: async ({ canvasElement }) => {
    const { element, inside } = elementOf(canvasElement);
    const { form, shadowRoot } = element;
    await expect(await inside.findByRole('button', { name: 'Datei auswählen Foto' })).toBeVisible();
    const input = shadowRoot?.querySelector('input[type="file"]');
    if (form === null || !(input instanceof HTMLInputElement)) throw new Error('no input for files in a form');
    await userEvent.upload(input, pictureFile('Bello.png'));
    uploads.of('Bello.png').options.onProgress(0.5);
    await waitFor(() => expect(inside.getByRole('progressbar', { name: 'Bello.png' })).toHaveValue(0.5));
    await expect(form.checkValidity()).toBe(false);
    uploads.of('Bello.png').finish({ name: 'Bello.webp', mediaType: 'image/webp' });
    const remove = await inside.findByRole('button', { name: 'Entfernen: Bello.webp' });
    await waitFor(() => expect(form.checkValidity()).toBe(true));
    const sent = JSON.parse(String(new FormData(form).get('configuration')));
    await expect(sent.values.photo).toMatchObject([{ name: 'Bello.webp', mediaType: 'image/webp' }]);
    await userEvent.click(remove);
    await waitFor(() => expect(form.checkValidity()).toBe(false));
    await expect(shadowRoot?.activeElement).toBe(inside.getByRole('button', { name: 'Datei auswählen Foto' }));
  },
};

export const FilesWithoutAdapter: Story = {
  name: 'Files cannot be uploaded without an adapter, and an optional file field blocks nothing',
  args: {
    template: stageTemplate([[{ fields: [{ name: 'photo', field_type: 'file', label: 'Foto' }] }]]),
    onSubmit: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const { inside } = elementOf(canvasElement);
    await expect(await inside.findByText('Hier können keine Dateien gesendet werden.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: /129,00/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};
