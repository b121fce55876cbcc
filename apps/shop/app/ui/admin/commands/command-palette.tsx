import { CornerDownLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from '../../overlays/modal.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';
import { findCommands } from './commands.ts';

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Finds pages and searches of the administration by name: type, select with the arrow keys, open with Enter. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const texts = useAdminTexts();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={texts.commands}
      className="mx-auto mt-[12dvh] mb-auto w-[calc(100vw-2rem)] max-w-xl rounded-card bg-surface shadow-float"
    >
      <PaletteContent onClose={onClose} />
    </Modal>
  );
}

function PaletteContent({ onClose }: { onClose: () => void }) {
  const texts = useAdminTexts();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const navigate = useNavigate();
  const id = useId();
  const commands = findCommands(text, texts);

  function go(to: string) {
    onClose();
    void navigate(to);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : commands.length - 1;
      if (commands.length > 0) setPlace((place + step) % commands.length);
    }
    const chosen = commands[place];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      go(chosen.to);
    }
  }
  return (
    <>
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-soft" />
        <input
          role="combobox"
          aria-label={texts.pageOrSearch}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={commands[place] === undefined ? undefined : `${id}-${place}`}
          placeholder={texts.whereTo}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPlace(0);
          }}
          onKeyDown={press}
          className="min-h-14 w-full bg-transparent text-lg outline-none placeholder:text-ink-soft"
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={texts.results} className="max-h-[50dvh] overflow-y-auto p-2">
        {commands.map((command, index) => (
          <div
            key={command.to}
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={index === place}
            onPointerMove={() => setPlace(index)}
            onPointerUp={() => go(command.to)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 aria-selected:bg-mist"
          >
            <span>{command.label}</span>
            {index === place && <CornerDownLeft aria-hidden className="size-4 text-ink-soft" />}
          </div>
        ))}
      </div>
    </>
  );
}
