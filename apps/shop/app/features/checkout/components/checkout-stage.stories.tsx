import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlaceOrderRequest } from 'shop-backend/contracts';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { PublicEnvProvider } from '#app/lib/settings/public-env.tsx';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { aGuest, anItemOf, aPlacedOrder } from '../machine/checkout.fixtures.ts';
import { checkoutMachine } from '../machine/checkout.machine.ts';
import { type CheckoutFailure, failure } from '../machine/checkout-failure.ts';
import type { CheckoutContext, Placed } from '../machine/checkout-model.ts';
import { CheckoutStage } from './checkout-stage.tsx';

const env = {
  supabaseUrl: 'http://localhost:1',
  supabasePublishableKey: 'none',
  paypalClientId: 'none',
  paypalSdkUrl: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
  shopUrl: 'http://localhost:1',
};

type State = Parameters<typeof checkoutMachine.resolveState>[0]['value'];

/** A checkout whose orders are never answered. */
const machine = checkoutMachine.provide({
  actors: { placeOrder: fromPromise<Placed, PlaceOrderRequest>(() => new Promise(() => {})) },
});

/** Creates a checkout fixed in one of its states. */
function actorAt(value: State, context: Partial<CheckoutContext> = {}) {
  const snapshot = checkoutMachine.resolveState({
    value,
    context: {
      buyer: { kind: 'guest' },
      guestInfo: aGuest,
      attempt: null,
      request: null,
      order: aPlacedOrder,
      paid: null,
      failure: null,
      ...context,
    },
  });
  return createActor(machine, { snapshot }).start();
}

const failed = (code: CheckoutFailure['code'], params: CheckoutFailure['params'] = {}) =>
  actorAt({ payment: 'ready' }, { failure: failure(code, params) });

const meta = {
  title: 'Shop/Checkout/States',
  component: CheckoutStage,
  parameters: {
    notes: {
      keyboard:
        'Each step moves the focus to its heading. A failure moves it to the message. While an order is being ' +
        'placed, changing the address is disabled.',
      accessibility:
        'The steps are a list with `aria-current=step`. Progress is a `status`, failures are an `alert` with ' +
        'the next possible action. The order button keeps the wording that the law requires and has `aria-busy` ' +
        'while PayPal loads.',
    },
    docs: { story: { inline: false, height: '600px' } },
  },
  decorators: [
    (Story) => (
      <PublicEnvProvider env={env}>
        <Story />
      </PublicEnvProvider>
    ),
    withRouter,
  ],
  args: {
    actor: actorAt('address'),
    items: [anItemOf(3_900, 2)],
    terms: { state: 'known', reload: () => undefined },
    onRemoveArticle: () => undefined,
  },
  // PayPal's script cannot be loaded here. This stub has all that its library uses before a click.
  beforeEach: () => {
    const paypal = { version: '6.0.0', createInstance: async () => payPalInstance };
    Reflect.set(window, 'paypal', paypal);
    return () => Reflect.deleteProperty(window, 'paypal');
  },
} satisfies Meta<typeof CheckoutStage>;

const session = {
  start: async () => undefined,
  cancel: () => undefined,
  destroy: () => undefined,
  hasReturned: () => false,
};
const eligible = { isEligible: () => true, getDetails: () => ({}) };
const payPalInstance = {
  createPayPalOneTimePaymentSession: () => session,
  findEligibleMethods: async () => eligible,
  hydrateEligibleMethods: () => eligible,
  updateLocale: () => undefined,
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  name: '[SF-CHECK-11] Address',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lieferadresse' })).toHaveFocus();
    await expect(canvas.queryByText('Bezahlen mit PayPal')).toBeNull();
  },
};

export const AddressMissing: Story = {
  name: '[SF-CHECK-08] Address missing',
  args: { actor: actorAt('address', { failure: failure('address_required') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Als Gast benötigen Sie eine Lieferadresse für die Bestellung.',
    );
  },
};

export const LoadingScript: Story = {
  args: { actor: actorAt({ payment: 'loadingScript' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const ScriptFailed: Story = {
  args: { actor: actorAt({ payment: 'scriptFailed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('PayPal konnte nicht geladen werden.');
    await expect(canvas.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  },
};

/** Delivery time and right of withdrawal must be shown above the button, so ordering is not possible without them. */
export const TermsFailed: Story = {
  args: { actor: actorAt({ payment: 'ready' }), terms: { state: 'failed', reload: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Lieferzeit und Widerruf konnten nicht geladen werden.');
    await expect(canvas.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  },
};

/** Our own button: PayPal's gold, rectangular, full width, with the label required by law. */
export const Ready: Story = {
  name: '[SF-CHECK-10] [SF-CHECK-28] [SF-CHECK-29] [BEY-18] Ready',
  args: { actor: actorAt({ payment: 'ready' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bezahlen mit PayPal' })).toBeVisible();
    const button = () => canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
    const { backgroundColor, width } = getComputedStyle(button());
    await expect(backgroundColor).toBe('rgb(255, 196, 57)');
    await expect(Number.parseFloat(width)).toBeGreaterThan(500);
    await expect(button().closest('section')?.lastElementChild).toHaveTextContent(/^Zahlungspflichtig bestellen$/);
  },
};

let openPayPal = () => {};

/** The session with PayPal has to exist before the button accepts a click. */
export const ClickedAtOnce: Story = {
  name: '[SF-CHECK-31] A click on the order button as soon as it is ready places the order',
  args: { actor: actorAt({ payment: 'ready' }) },
  beforeEach: () => {
    const opened = new Promise<typeof payPalInstance>((resolve) => {
      openPayPal = () => resolve(payPalInstance);
    });
    Reflect.set(window, 'paypal', { version: '6.0.0', createInstance: () => opened });
  },
  play: async ({ canvas, canvasElement }) => {
    const button = () => canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    // A shopper cannot be faster than this click: it follows in the same task in which the button changes.
    const changes = new MutationObserver(() => {
      if (button().ariaBusy === 'true') return;
      changes.disconnect();
      button().click();
    });
    changes.observe(canvasElement, { subtree: true, attributeFilter: ['aria-busy'] });
    openPayPal();
    await expect(await canvas.findByText('Ihre Bestellung wird übermittelt …')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Placing: Story = {
  name: '[SF-CHECK-31] Placing',
  args: { actor: actorAt('placing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Bestellung wird übermittelt …');
    await expect(canvas.getByRole('button', { name: 'Adresse ändern' })).toBeDisabled();
  },
};

/** PayPal reports nothing if the window was closed before the order existed, so the shopper can order again. */
export const AwaitingApproval: Story = {
  args: { actor: actorAt('awaitingApproval') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bitte bestätigen Sie die Zahlung im PayPal-Fenster.');
    await expect(canvas.getByRole('button', { name: 'Fenster geschlossen? Erneut bestellen' })).toBeVisible();
  },
};

export const Capturing: Story = {
  name: '[SF-CHECK-31] Capturing',
  args: { actor: actorAt('capturing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Zahlung wird ausgeführt …');
  },
};

export const Confirming: Story = {
  args: { actor: actorAt('confirming') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wir prüfen, ob Ihre Zahlung angekommen ist …');
  },
};

export const Cancelled: Story = {
  args: { actor: failed('cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Die Zahlung wurde nicht abgeschlossen.*nichts abgebucht/,
    );
  },
};

export const Declined: Story = {
  args: { actor: failed('instrument_declined') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Die Zahlung war nicht möglich.*versuchen Sie es erneut/);
  },
};

export const WindowBlocked: Story = { args: { actor: failed('window_blocked') } };

export const PriceChanged: Story = {
  args: { actor: failed('price_changed'), items: [{ ...anItemOf(4_200, 2), previousUnitPriceCents: 3_900 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Der Preis hat sich geändert');
    await expect(canvas.getByText(/vorher 39,00 €, jetzt 42,00 €/)).toBeVisible();
  },
};

export const ArticleUnavailable: Story = {
  args: { actor: failed('article_unavailable', { articleId: 'a', title: 'Halsband' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Artikel entfernen' })).toBeVisible();
  },
};

export const TemplateOutdated: Story = {
  args: { actor: failed('template_outdated', { index: 0 }) },
  play: async ({ canvas, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(`${args.items[0]?.title} wird inzwischen mit anderen Optionen angeboten.`);
    await expect(alert).toHaveTextContent('Es wurde nichts abgebucht.');
    await expect(canvas.getByRole('button', { name: 'Zum Warenkorb' })).toBeVisible();
  },
};

export const MaterialSoldOut: Story = {
  args: { actor: failed('material_sold_out', { index: 0, choices: ['Stoff: Tartan'] }) },
  play: async ({ canvas, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Ein Material ist ausverkauft');
    await expect(alert).toHaveTextContent(`${args.items[0]?.title} lässt sich so nicht anfertigen (Stoff: Tartan).`);
    await expect(canvas.getByRole('button', { name: 'Zum Warenkorb' })).toBeVisible();
  },
};

/** If the order could not be stored, the notice has the reference of the log entry. */
export const NotStored: Story = {
  name: '[SF-CHECK-53] [SF-CHECK-54] [BEY-09] Not stored',
  args: { actor: failed('internal_error', { reference: '4f1c22ab' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /nicht durchgegangen.*Es wurde nichts abgebucht\..*\(Vorgang 4f1c22ab\)/,
    );
  },
};

export const Offline: Story = {
  args: { actor: failed('network') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Es entsteht keine doppelte Bestellung.');
  },
};

/** For a signed-in user the address is stored in the profile. */
export const SignedIn: Story = {
  args: {
    actor: actorAt({ payment: 'loadingScript' }, { buyer: { kind: 'account', address: aGuest }, guestInfo: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Im Profil ändern' })).toHaveAttribute('href', '/profile');
  },
};

export const Paid: Story = {
  args: { actor: actorAt('paid', { paid: { reference: 'P1', orderId: 'PM-2026-004821' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Bestellung wird geöffnet');
  },
};
