import { expect, it } from 'vitest';
import { restoredNote } from './restored-note.ts';

const whole = { missing: [], paused: false };
const coats = { table: 'categories' as const, title: 'Mäntel' };

it('No note is shown if everything is back', () => {
  expect(restoredNote([whole, whole], 'de')).toBeNull();
});

it('[BEY-63] A note names what is still in the trash, each once, and a paused article', () => {
  const restored = [
    { missing: [coats], paused: true },
    { missing: [coats, { table: 'form_templates' as const, title: 'Mantel' }], paused: false },
  ];
  expect(restoredNote(restored, 'de')).toBe(
    'Noch im Papierkorb: Kategorie „Mäntel“, Formularvorlage „Mantel“. Die Verbindungen kommen beim Wiederherstellen zurück. Der Artikel ist jetzt pausiert.',
  );
  expect(restoredNote([{ missing: [coats], paused: false }], 'en')).toBe(
    'Still in the trash: category “Mäntel”. Restoring it brings the link back.',
  );
});
