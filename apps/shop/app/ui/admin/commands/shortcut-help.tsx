import { Modal } from '../../overlays/modal.tsx';
import { type AdminTexts, useAdminTexts } from '../texts/admin-texts.ts';

const controlKey = 'control';

const shortcuts: readonly { keys: readonly string[]; does: keyof AdminTexts['shortcutEffects'] }[] = [
  { keys: [controlKey, 'K'], does: 'palette' },
  { keys: ['?'], does: 'help' },
  { keys: ['/'], does: 'search' },
  { keys: ['j'], does: 'next' },
  { keys: ['k'], does: 'previous' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['x'], does: 'select' },
];

/** Lists the keyboard shortcuts of the administration. */
export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useAdminTexts();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={texts.shortcuts}
      className="m-auto w-[calc(100vw-2rem)] max-w-md rounded-card bg-surface p-6 shadow-float"
    >
      <h2 className="mb-4 text-2xl">{texts.shortcuts}</h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-control border border-line-strong bg-mist px-2 py-0.5 font-sans text-sm"
                >
                  {key === controlKey ? texts.controlKey : key}
                </kbd>
              ))}
            </dt>
            <dd>{texts.shortcutEffects[does]}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="mt-6">
        <button type="submit" className="min-h-11 text-forest underline underline-offset-4">
          {texts.close}
        </button>
      </form>
    </Modal>
  );
}
