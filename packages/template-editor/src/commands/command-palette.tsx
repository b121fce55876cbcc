import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useReveal } from '../actions/use-reveal.ts';
import { useShowPlace } from '../actions/use-show-place.ts';
import { Icon } from '../controls/icon.tsx';
import { Modal } from '../controls/modal.tsx';
import { useReport } from '../findings/report-context.tsx';
import { useEditor, useTemplate } from '../store/editor-context.ts';
import { useRunCommand } from './command-context.ts';
import type { CommandHost } from './editor-command.ts';
import {
  commandEntries,
  findingEntries,
  type PaletteEntry,
  type PaletteTarget,
  partEntries,
  searchEntries,
} from './palette-entries.ts';

/** Upper limit of rendered results: rendering every option of a large template would delay the first letters. */
const MAX_RESULTS = 60;

interface CommandPaletteProps {
  readonly host: () => CommandHost;
  /** Keys of recently chosen entries, latest first. */
  readonly recent: readonly string[];
  readonly onChoose: (key: string) => void;
  readonly onClose: () => void;
}

/** Searches parts, commands and findings. Enter opens the part or runs the command. */
export function CommandPalette({ host, recent, onChoose, onClose }: CommandPaletteProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { store, language, texts: all } = useEditor();
  const { commands: texts } = all;
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const go = useGoTo();
  const { report, of } = useReport();
  const template = useTemplate();
  // The available commands do not change while the palette is open.
  const [commands] = useState(() => commandEntries(host(), store.getState(), all));
  const entries = useMemo(
    () => [
      ...commands,
      ...(report && of ? findingEntries(report.findings, of, language, all) : []),
      ...partEntries(template, all),
    ],
    [commands, report, of, template, language, all],
  );
  const found = useMemo(() => searchEntries(entries, query, recent), [entries, query, recent]);
  const shown = found.slice(0, MAX_RESULTS);
  const chosen = shown[Math.min(active, shown.length - 1)];
  const idOf = ({ key }: PaletteEntry) => `${id}-${key}`;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const choose = ({ key, target }: PaletteEntry) => {
    onChoose(key);
    onClose();
    go(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = Math.max(shown.length, 1);
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((active + count - 1) % count);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Modal title={texts.title} onClose={onClose}>
      <div className="te-palette">
        <input
          ref={input}
          className="te-input"
          type="text"
          role="combobox"
          aria-label={texts.search}
          placeholder={texts.search}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && idOf(chosen)}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div className="te-palette-results">
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.title} className="te-palette-list">
            {shown.map((entry, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
              <div
                key={entry.key}
                id={idOf(entry)}
                role="option"
                aria-selected={entry === chosen}
                className="te-palette-entry"
                onMouseMove={() => setActive(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(entry)}
              >
                <Icon name={entry.icon} />
                <span className="te-palette-label">{entry.label}</span>
                <span className="te-palette-note">{entry.note}</span>
                {entry.keys !== null && <kbd className="te-key">{entry.keys}</kbd>}
              </div>
            ))}
          </div>
          <p className="te-hint" role="status">
            {found.length === 0 ? texts.nothingFound : texts.found(found.length)}
          </p>
        </div>
      </div>
    </Modal>
  );
}

/** Returns a function that runs a command, shows a part, or shows the location of a finding. */
function useGoTo(): (target: PaletteTarget) => void {
  const run = useRunCommand();
  const reveal = useReveal();
  const showPlace = useShowPlace();
  const { store } = useEditor();
  return (target) => {
    if (target.kind === 'command') return run(target.id);
    if (target.kind === 'part') return reveal(target.ref);
    const goThere = showPlace(target.of, target.path);
    if (!goThere) return store.actions.setSide('findings');
    store.actions.setView('build');
    goThere();
  };
}
