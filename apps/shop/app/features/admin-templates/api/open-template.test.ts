import { beforeEach, expect, test, vi } from 'vitest';
import { holdTemplate, type StoredHold } from './hold-template.ts';
import { markOpen, openTemplate } from './open-template.ts';

vi.mock('./hold-template.ts');

const client = {} as Parameters<typeof openTemplate>[0];
const mine: StoredHold = { isHeld: true, revision: 1, holder: null };
const heldBy = (isCaller: boolean): StoredHold => ({
  isHeld: false,
  revision: 1,
  holder: { name: 'Berta Beispiel', since: '2026-11-25T14:03:00Z', isCaller },
});
const modes = () => vi.mocked(holdTemplate).mock.calls.map(([, , mode]) => mode);

beforeEach(() => {
  vi.mocked(holdTemplate).mockReset().mockResolvedValue(mine);
});

test('[BEY-62] Opening a template takes it over from another window of the same admin', async () => {
  vi.mocked(holdTemplate).mockResolvedValueOnce(heldBy(true));
  expect(await openTemplate(client, 'coat')).toEqual(mine);
  expect(modes()).toEqual(['hold', 'take']);
});

test('[BEY-62] Opening a template takes nothing over from another admin', async () => {
  vi.mocked(holdTemplate).mockResolvedValueOnce(heldBy(false));
  expect(await openTemplate(client, 'coat')).toEqual(heldBy(false));
  expect(modes()).toEqual(['hold']);
});

test('[BEY-62] An open page whose data is reloaded takes nothing over; once left and opened again, it does', async () => {
  const leave = markOpen('coat');
  vi.mocked(holdTemplate).mockResolvedValueOnce(heldBy(true));
  expect(await openTemplate(client, 'coat')).toEqual(heldBy(true));
  leave();
  vi.mocked(holdTemplate).mockResolvedValueOnce(heldBy(true));
  expect(await openTemplate(client, 'coat')).toEqual(mine);
  expect(modes()).toEqual(['hold', 'hold', 'take']);
});
