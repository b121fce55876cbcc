import { Modal } from '../modal.tsx';

const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Strg', 'K'], does: 'Seite oder Suche öffnen' },
  { keys: ['?'], does: 'Diese Hilfe' },
  { keys: ['/'], does: 'In der Tabelle suchen' },
  { keys: ['j'], does: 'Nächste Zeile' },
  { keys: ['k'], does: 'Vorherige Zeile' },
  { keys: ['Enter'], does: 'Zeile öffnen' },
  { keys: ['x'], does: 'Zeile auswählen' },
];

/** The keys of the administration. */
export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label="Tastenkürzel"
      className="m-auto w-[calc(100vw-2rem)] max-w-md rounded-card bg-surface p-6 shadow-float"
    >
      <h2 className="mb-4 text-2xl">Tastenkürzel</h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-control border border-line-strong bg-mist px-2 py-0.5 font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="mt-6">
        <button type="submit" className="min-h-11 text-forest underline underline-offset-4">
          Schließen
        </button>
      </form>
    </Modal>
  );
}
