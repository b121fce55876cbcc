import type { Configuration, Issue, Values } from 'configurator-core';
import { createRoot, type Root } from 'react-dom/client';
import { textsOfLanguage } from '../texts/texts-of-language.ts';
import type { FileUploads } from '../uploads/file-uploads.ts';
import { adoptStyles } from './element-styles.ts';
import { type ElementState, ElementView } from './element-view.tsx';
import { formatRefusal } from './format-refusal.ts';

/** Events of `<product-configurator>` and their `detail`. All bubble. */
export interface ProductConfiguratorEventMap {
  /** Fired after every change, and once at the start. */
  'configurator-change': CustomEvent<ElementState>;
  /** Fired with a finished configuration. Unless prevented, the owning form is submitted. */
  'configurator-submit': CustomEvent<Configuration>;
  /** Fired when a submit is refused. */
  'configurator-incomplete': CustomEvent<readonly Issue[]>;
  /** Fired when the template cannot be loaded or used. */
  'configurator-error': CustomEvent<{ readonly message: string }>;
}

const settings = ['template', 'basePriceCents', 'fileUploads'] as const;

// Servers have no HTMLElement; the fallback keeps the module importable there.
const BaseElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<product-configurator>`: a configurator without a framework on the page.
 *
 * Attributes: `src` (URL of the template's JSON), `lang` (language of the template's and the renderer's texts;
 * default: the page's, else the template's),
 * `base-price-cents`, `currency` (ISO 4217 code of that price; a template in another one is refused), `submit-label`,
 * `name` and `disabled`. It is a form field: its value is the configuration as
 * JSON. Until the configuration is complete, also while there is no usable template, it is invalid and has no value.
 */
export class ProductConfigurator extends BaseElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = ['src', 'lang', 'base-price-cents', 'currency', 'submit-label'];

  readonly #internals: ElementInternals;
  readonly #shadow: ShadowRoot;
  #root: Root | null = null;
  #template: unknown;
  /** The `src` that the template came from; null if it was set as a property. */
  #source: string | null = null;
  #basePriceCents: number | undefined;
  #fileUploads: FileUploads | undefined;
  #initialValues: unknown;
  #state: ElementState | null = null;
  #session = 0;
  #loading: AbortController | null = null;
  /** Why the template could not be loaded. */
  #failure: string | null = null;

  constructor() {
    super();
    this.#internals = this.attachInternals();
    this.#shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
  }

  /** The template's JSON. Setting it restarts the configurator; it takes precedence over `src`. */
  get template(): unknown {
    return this.#template;
  }
  set template(template: unknown) {
    this.#loading?.abort();
    this.#use(template, null);
  }

  /** The article's price in cents; default: the attribute `base-price-cents`. */
  get basePriceCents(): number | undefined {
    const attribute = Number.parseInt(this.getAttribute('base-price-cents') ?? '', 10);
    return this.#basePriceCents ?? (Number.isNaN(attribute) ? undefined : attribute);
  }
  set basePriceCents(cents: number | undefined) {
    this.#basePriceCents = cents;
    this.#render();
  }

  /** Stores the files of file fields. */
  get fileUploads(): FileUploads | undefined {
    return this.#fileUploads;
  }
  set fileUploads(uploads: FileUploads | undefined) {
    this.#fileUploads = uploads;
    this.#render();
  }

  /** The finished configuration; null while a value is missing or invalid. */
  get value(): Configuration | null {
    return this.#state?.configuration ?? null;
  }

  /** The form that owns the element. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  /** Name of the form field. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }

  /** Validity as a form field. */
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.#internals.willValidate;
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  connectedCallback(): void {
    for (const name of settings) this.#upgrade(name);
    adoptStyles(this.#shadow);
    this.#root ??= createRoot(this.#shadow);
    // Attributes may have changed while the element was detached, which also cancels loading.
    const isOutdated = this.#source !== null && this.#source !== this.getAttribute('src');
    if (this.#template === undefined || isOutdated) this.#load();
    else this.#render();
  }

  disconnectedCallback(): void {
    // An element that is only moved is reconnected immediately and keeps its values.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#loading?.abort();
      this.#root?.unmount();
      this.#root = null;
      this.#initialValues = this.#state?.values ?? this.#initialValues;
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || this.#root === null) return;
    if (name === 'src') this.#load();
    else this.#render();
  }

  formResetCallback(): void {
    this.#initialValues = undefined;
    this.#restart();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.inert = isDisabled;
  }

  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state !== 'string') return;
    this.#initialValues = JSON.parse(state);
    this.#restart();
  }

  /** Reapplies a property that was set before the element was defined and therefore hides the class accessor. */
  #upgrade(name: (typeof settings)[number]): void {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete (this as { template?: unknown; basePriceCents?: unknown; fileUploads?: unknown })[name];
    Object.assign(this, { [name]: value });
  }

  async #load(): Promise<void> {
    const source = this.getAttribute('src');
    this.#loading?.abort();
    // The message of a failure is shown until the next attempt ends, so that its retry button keeps the focus.
    if (this.#failure === null || source === null) this.#use(undefined, null);
    if (source === null) return;
    const loading = new AbortController();
    this.#loading = loading;
    try {
      const response = await fetch(source, { signal: loading.signal });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      const template: unknown = await response.json();
      if (!loading.signal.aborted) this.#use(template, source);
    } catch (error) {
      if (loading.signal.aborted) return;
      this.#failure = error instanceof Error ? error.message : String(error);
      this.#render();
      this.#emit('configurator-error', { message: this.#failure });
    }
  }

  /** Replaces the template; undefined while it is loading. */
  #use(template: unknown, source: string | null): void {
    // The browser restores the values of a form before the template is loaded. Values of another template are dropped.
    if (this.#template !== undefined) this.#initialValues = undefined;
    this.#template = template;
    this.#source = source;
    this.#failure = null;
    this.#restart();
  }

  /** Starts a session. Until it reports its state, the field has no value, and only the restored values as its state. */
  #restart(): void {
    this.#session += 1;
    this.#state = null;
    this.#internals.setFormValue(null, this.#initialValues === undefined ? null : JSON.stringify(this.#initialValues));
    this.#internals.setValidity({ valueMissing: true }, this.#texts().requiredMissing);
    this.#render();
  }

  readonly #report = (state: ElementState, session: number): void => {
    // React may run an effect of the former session after the template was replaced.
    if (session !== this.#session) return;
    this.#state = state;
    const { configuration, values } = state;
    this.#internals.setFormValue(configuration && JSON.stringify(configuration), JSON.stringify(values));
    if (configuration) this.#internals.setValidity({});
    else this.#internals.setValidity({ valueMissing: true }, this.#texts().requiredMissing);
    this.#emit('configurator-change', state);
  };

  /** Reports a template that was refused. A usable one has a state when its session is mounted. */
  readonly #checkTemplate = (session: number): void => {
    if (session !== this.#session || this.#state !== null || this.#failure !== null) return;
    this.#emit('configurator-error', { message: formatRefusal(this.#template, this.#currency()) });
  };

  readonly #submit = (configuration: Configuration): void => {
    if (this.#emit('configurator-submit', configuration)) this.form?.requestSubmit();
  };

  readonly #refuse = (issues: readonly Issue[]): void => {
    this.#emit('configurator-incomplete', issues);
  };

  readonly #retry = (): void => {
    if (this.hasAttribute('src')) this.#load();
  };

  #emit(type: keyof ProductConfiguratorEventMap, detail: unknown): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  #currency(): string | undefined {
    return this.getAttribute('currency') ?? undefined;
  }

  #language(): string | undefined {
    return this.closest<HTMLElement>('[lang]')?.lang || undefined;
  }

  #texts() {
    return textsOfLanguage(this.#language(), this.#template);
  }

  #render(): void {
    if (this.#template === undefined && this.#failure === null) {
      this.#root?.render(null);
      return;
    }
    this.#root?.render(
      <ElementView
        key={this.#session}
        session={this.#session}
        root={this.#shadow}
        template={this.#template ?? null}
        basePriceCents={this.basePriceCents}
        currency={this.#currency()}
        initialValues={this.#initialValues as Values | undefined}
        language={this.#language()}
        texts={this.#texts()}
        fileUploads={this.#fileUploads}
        submitLabel={this.getAttribute('submit-label')}
        onState={this.#report}
        onMount={this.#checkTemplate}
        onSubmit={this.#submit}
        onIncomplete={this.#refuse}
        onRetry={this.#retry}
      />,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'product-configurator': ProductConfigurator;
  }
}
