import { type KeyboardEvent, type RefObject, useId } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onEnter?: () => void;
  /** Result text, announced politely. */
  readonly result: string;
  readonly input?: RefObject<HTMLInputElement | null>;
}

/** A search field with its result. Escape clears it. */
export function SearchField({ label, text, onChange, onEnter, result, input }: SearchFieldProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') onChange('');
    else if (event.key === 'Enter' && onEnter) onEnter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="te-search">
      <label className="te-unseen" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={input}
        type="search"
        className="te-input"
        autoComplete="off"
        placeholder={label}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="te-hint" role="status">
        {result}
      </span>
    </div>
  );
}
