import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import type { TableTexts } from './texts/table-texts.ts';

const typingPauseMs = 300;

interface SearchBoxProps {
  value: string;
  label: string;
  words: TableTexts;
  onSearch: (search: string) => void;
}

/** Searches a table after a pause in typing, or at once on Enter. */
export function SearchBox({ value, label, words, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [lastSearch, setLastSearch] = useState(value);
  /** The typed text until its search starts. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Back, forward and saved views change the search from outside. The user's own search arrives too, without effect.
  if (lastValue !== value) {
    setLastValue(value);
    if (lastSearch !== value) {
      setLastSearch(value);
      setText(value);
    }
  }
  function emitSearch(search: string) {
    setWaiting(null);
    if (search.trim() === value) return;
    setLastSearch(search.trim());
    onSearch(search.trim());
  }
  // The search starts after a pause, in which a filter may change.
  const emitWaiting = useEffectEvent(emitSearch);
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => emitWaiting(waiting), typingPauseMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  function submit(event: FormEvent) {
    event.preventDefault();
    emitSearch(text);
  }
  return (
    <search className="min-w-64 flex-1 sm:max-w-md">
      <form onSubmit={submit} className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-soft" />
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={`${label} …`}
          value={text}
          maxLength={200}
          onChange={({ target }) => {
            setText(target.value);
            setWaiting(target.value);
          }}
          className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-9 text-ink placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <IconButton
            label={words.clearSearch}
            className="absolute top-0 right-0"
            onClick={() => {
              setText('');
              emitSearch('');
              input.current?.focus();
            }}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        )}
      </form>
    </search>
  );
}
