import type { Page } from '@playwright/test';

const measurements = [
  ['Shoulder to breastbone', '22'],
  ['Shoulder to base of tail', '76'],
  ['Shoulder to hips', '40'],
  ['Breastbone to belly', '30'],
  ['Collar length', '12'],
  ['Thigh length', '20'],
  ['Chest girth', '62'],
  ['Waist girth', '50'],
  ['Head girth', '40'],
] as const;

/** Fills in all required fields of a coat, on an English page from the second step on. */
export async function fillEnglishCoat(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
  await heading('Measurements');
  for (const [label, cm] of measurements) await page.getByRole('textbox', { name: label, exact: true }).fill(cm);
  await page.getByRole('checkbox', { name: /as the measuring video shows/ }).check();
  await next.click();
  await page.getByRole('textbox', { name: 'Fabric for the back (link)' }).fill('https://stoffe.example/loden');
  await next.click();
  await page.getByRole('radiogroup', { name: 'Cuff colour' }).getByRole('radio', { name: 'Olive' }).check();
  await next.click();
  await heading('Lining');
  await page.getByRole('radiogroup', { name: 'Lining' }).getByRole('radio', { name: /^None/ }).check();
  await next.click();
  await heading('Zip');
  await next.click();
  await heading('Extras');
}
