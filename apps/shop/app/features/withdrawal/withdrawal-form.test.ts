import { beforeEach, expect, it } from 'vitest';
import { handleWithdrawalForm } from './handle-withdrawal-form.ts';
import type { WithdrawalDeclaration } from './withdrawal-form.ts';

const declaration: WithdrawalDeclaration = {
  name: 'Greta Gast',
  orderNumber: 'PM-2026-004821',
  email: 'greta@example.de',
  message: '',
};

function formOf(values: WithdrawalDeclaration): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const stored: WithdrawalDeclaration[] = [];
beforeEach(() => {
  stored.length = 0;
});
const received = async (values: WithdrawalDeclaration) => {
  stored.push(values);
  return { kind: 'received' as const, receivedAt: '2026-11-21T12:00:00Z' };
};

it('[BEY-21] The declaration is stored and returned with the time of receipt', async () => {
  expect(await handleWithdrawalForm(formOf(declaration), received)).toEqual({
    kind: 'received',
    declaration,
    receivedAt: '2026-11-21T12:00:00Z',
  });
  expect(stored).toEqual([declaration]);
});

it('The form asks for name, order number and e-mail, never for a reason', async () => {
  const reply = await handleWithdrawalForm(formOf({ name: '', orderNumber: ' ', email: '', message: '' }), received);
  expect(reply.kind === 'issues' && Object.keys(reply.issues)).toEqual(['name', 'orderNumber', 'email']);
  expect(stored).toEqual([]);
});

it('The entries are kept if the request could not be stored', async () => {
  const reply = await handleWithdrawalForm(formOf(declaration), async () => ({ kind: 'failed' }));
  expect(reply).toMatchObject({ kind: 'failed', values: declaration });
});
