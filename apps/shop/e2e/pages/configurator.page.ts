import type { Locator, Page } from '@playwright/test';

/** The configurator from the shopper's point of view. */
export class ConfiguratorPage {
  readonly next: Locator;
  readonly total: Locator;
  readonly drawing: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('button', { name: 'Weiter', exact: true });
    this.total = page.getByRole('region', { name: 'Preisübersicht' });
    this.drawing = page.getByRole('img', { name: /Hund im Profil/ });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('navigation', { name: 'Schritte' }).waitFor();
    // The page reacts only after hydration.
    await this.page.waitForLoadState('networkidle');
  }

  /** Opens a configurator and waits until it knows the routes of its links. Before that, it needs a connection. */
  async openForOffline(path: string): Promise<void> {
    await this.open(path);
    await this.page.waitForFunction(knowsCart);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name });
  }

  fill(label: string, value: string): Promise<void> {
    return this.page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  choose(question: string, option: string | RegExp): Promise<void> {
    return this.page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: option }).check();
  }

  /**
   * Fills in all required fields of a coat without surcharges, and stops at the last step.
   * @param backLengthCm back length in cm; the default adds no surcharge
   */
  async fillCoat(backLengthCm = '52,5'): Promise<void> {
    await this.fill('Gewicht', '12,5');
    await this.next.click();
    await this.heading('Maße').waitFor();
    for (const [label, centimetres] of coatMeasurements) await this.fill(label, centimetres);
    await this.fill('Schulter bis Rutenansatz', backLengthCm);
    await this.page.getByRole('checkbox', { name: /alle Maße nach dem Messvideo/ }).check();
    await this.next.click();
    await this.fill('Stoff für das Rückenteil (Link)', 'https://stoffe.example/loden-moos');
    await this.next.click();
    await this.choose('Bündchenfarbe', 'Oliv');
    await this.next.click();
    await this.heading('Innenfutter').waitFor();
    await this.choose('Innenfutter', /^Ohne/);
    await this.next.click();
    await this.heading('Reißverschluss').waitFor();
    await this.next.click();
    await this.heading('Extras').waitFor();
  }

  async goToStep(name: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name }).click();
    await this.heading(name).waitFor();
  }

  addToCart(): Promise<void> {
    return this.page.getByRole('button', { name: /In den Warenkorb/ }).click();
  }
}

const coatMeasurements = [
  ['Schulter bis Brustbein', '22'],
  ['Schulter bis Hüfte', '40'],
  ['Brustbein bis Bauch', '30'],
  ['Kragenlänge', '12'],
  ['Oberschenkellänge', '20'],
  ['Brustumfang', '62'],
  ['Taillenumfang', '50'],
  ['Kopfumfang', '40'],
] as const;

/** Runs in the page: whether it knows the route of its link to the cart. */
function knowsCart(): boolean {
  const { routes }: { routes: Record<string, { path?: string }> } = Reflect.get(window, '__reactRouterManifest');
  return Object.values(routes).some(({ path }) => path === 'cart');
}
