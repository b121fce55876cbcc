import { Field } from '@base-ui/react/field';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, use, useId, useState } from 'react';
import { PageLanguage } from '../page/page-language.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { controlStyle } from './field-style.ts';

type PasswordFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'size' | 'className' | 'defaultValue' | 'value' | 'type'> & {
    /** Whether password managers fill in a stored password or suggest a new one. */
    autoComplete: 'current-password' | 'new-password';
  };

const words = {
  de: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', capsLock: 'Die Feststelltaste ist an.' },
  en: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on.' },
} as const;

/** A password field that can be revealed and warns about caps lock. */
export function PasswordField({
  label,
  description,
  error,
  isOptional,
  className,
  onKeyUp,
  ...input
}: PasswordFieldProps) {
  const text = words[use(PageLanguage)];
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const id = useId();
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    setHasCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} description={description} error={error} isOptional={isOptional} className={className}>
      <div className="relative">
        <Field.Control
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          onKeyUp={handleKey}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${controlStyle} pr-13`}
        />
        <button
          type="button"
          aria-label={isShown ? text.hide : text.show}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
      <div role="status">
        {hasCapsLock && (
          <p className="flex items-center gap-1.5 text-sm">
            <ArrowBigUpDash aria-hidden className="size-4 shrink-0" />
            <span>{text.capsLock}</span>
          </p>
        )}
      </div>
    </FieldFrame>
  );
}
