import { CalendarDays, MessageSquare } from 'lucide-react';
import type { ContactType } from '../contact-form.ts';

const choices = [
  { type: 'contact', label: 'Kontaktanfrage', Icon: MessageSquare },
  { type: 'appointment', label: 'Termin zum Ausmessen', Icon: CalendarDays },
] as const;

/** Switches the form between a message and a request for a personal measuring session. */
export function ContactTypeToggle({ type, onChange }: { type: ContactType; onChange: (type: ContactType) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Worum geht es?</legend>
      <div className="grid gap-2 *:min-w-0 sm:grid-cols-2">
        {choices.map(({ type: choice, label, Icon }) => (
          <label
            key={choice}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-4 py-2 font-medium has-checked:border-2 has-checked:border-forest has-checked:bg-mist has-focus-visible:outline-2 has-focus-visible:outline-forest has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="type"
              value={choice}
              checked={type === choice}
              onChange={() => onChange(choice)}
              className="size-5 shrink-0 accent-forest"
            />
            <Icon aria-hidden className="size-5 shrink-0 text-forest" />
            <span className="min-w-0 break-words">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
