import { expect, it } from 'vitest';
import { readSampleForm, sampleFieldName } from './sample-request.ts';

const fabrics = [
  { material: 'loden-grau', name: 'Loden Grau' },
  { material: 'cord-ocker', name: 'Cord Ocker' },
  { material: 'wachstuch', name: 'Wachstuch Oliv' },
];

function filled(entries: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const person = { name: 'Greta Gast', email: 'greta@example.de', privacyAccepted: 'on' };

it('A request for samples is a contact request that names the chosen fabrics and the address', () => {
  const boxes = { [sampleFieldName('loden-grau')]: 'on', [sampleFieldName('wachstuch')]: 'on' };
  const read = readSampleForm(filled({ ...person, ...boxes, address: ' Am Deich 4\n25764 Büsum ' }), fabrics);
  expect(read).toMatchObject({ ok: true, value: { type: 'contact', subject: 'Stoffmuster', name: 'Greta Gast' } });
  expect(read.ok && read.value.message).toBe(
    'Bitte senden Sie mir Stoffmuster:\n- Loden Grau\n- Wachstuch Oliv\n\nAnschrift:\nAm Deich 4\n25764 Büsum',
  );
});

it('A request without a fabric or an address is refused, together with the issues of the contact form', () => {
  const read = readSampleForm(filled({ ...person, email: 'greta' }), fabrics);
  expect(!read.ok && Object.keys(read.error).sort()).toEqual(['address', 'email', 'samples']);
});
