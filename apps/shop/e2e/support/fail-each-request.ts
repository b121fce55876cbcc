import { expect, type Locator, type Page, type Request, type Route, test } from '@playwright/test';

/** A form, and how a test uses it. */
export interface FailingForm {
  /** Reopens the page and fills in the form. */
  fill: () => Promise<void>;
  submit: () => Promise<void>;
  /** The element that contains the fields. */
  form: Locator;
  /** Maximum number of requests to fail, for a form whose success cannot be repeated. */
  most?: number;
  /** Returns to the form after a failure, if submitting replaces it. */
  reopen?: () => Promise<void>;
}

/** Ways in which a request fails: without a connection, or by a server error. */
const failures = {
  offline: (route: Route) => route.abort('internetdisconnected'),
  'status 500': (route: Route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"broken on purpose"}' }),
} as const;

/** Whether the page requests the routes of its links. It does so in the background, soon after it starts. */
const isRouteDiscovery = (request: Request) => new URL(request.url()).pathname === '/__manifest';

/** More requests than one submit sends. */
const tooMany = 12;

/** Runs in the page: the entries of all fields of a form. */
function entriesOf(form: Element): readonly string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter(({ type }) => type !== 'file')
    .map((field) => `${field.labels?.[0]?.textContent ?? ''}: ${field.value} ${field.checked ?? ''}`);
}

/** Whether one of these requests changed something. */
async function hasStored(requests: readonly Request[]): Promise<boolean> {
  const changes = requests.filter((request) => request.method() !== 'GET');
  const replies = await Promise.all(changes.map((request) => request.response()));
  return replies.some((reply) => reply?.ok() === true);
}

/**
 * Submits a form and fails its first request, then only the second, and so on until all succeed, first with a lost
 * connection, then with server errors. After every failure an error message is shown and all fields keep their entries.
 * Once a change is stored, a later failure may close the form but not replace the page.
 */
export async function failEachRequest(
  page: Page,
  { fill, submit, form, most = tooMany, reopen }: FailingForm,
): Promise<void> {
  const messages = page
    .getByRole('alert')
    .filter({ hasText: /\S/ })
    .or(page.locator('[aria-invalid=true]'))
    .or(page.getByRole('region', { name: 'Mitteilungen' }).getByRole('group'))
    .filter({ visible: true });
  for (const [name, fail] of Object.entries(failures)) {
    for (let failing = 1; failing <= most; failing += 1) {
      const outcome = await test.step(`${name}: request ${failing}`, async () => {
        await fill();
        // Requests of the page itself do not belong to the form.
        await page.waitForLoadState('networkidle');
        const typed = await form.evaluate(entriesOf);
        let count = 0;
        let failed: Request | undefined;
        const passed: Request[] = [];
        const gate = async (route: Route) => {
          const request = route.request();
          if (!['fetch', 'xhr'].includes(request.resourceType()) || isRouteDiscovery(request)) return route.fallback();
          count += 1;
          if (count === failing) {
            failed = request;
            return fail(route);
          }
          if (failed === undefined) passed.push(request);
          return route.fallback();
        };
        await page.route('**/*', gate);
        await submit();
        await expect
          .poll(async () => failed !== undefined || (await messages.count()) > 0 || (await form.count()) === 0)
          .toBe(true);
        if (failed === undefined) return 'done';
        if (await hasStored(passed)) {
          await expect(page.getByText('Diese Seite konnte nicht geladen werden.')).toHaveCount(0);
        } else {
          await expect(messages.first()).toBeVisible();
          await reopen?.();
          expect(await form.evaluate(entriesOf)).toEqual(typed);
        }
        await page.unroute('**/*', gate);
        return 'failed';
      });
      if (outcome === 'failed') continue;
      expect(failing, 'number of the first request that is not made').toBeGreaterThan(1);
      break;
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}
