import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';

/** The consent required by both types of request. */
export function PrivacyField({ error, isCheckedAtFirst }: { error?: string; isCheckedAtFirst?: boolean }) {
  return (
    <CheckboxField
      name="privacyAccepted"
      isCheckedAtFirst={isCheckedAtFirst}
      error={error}
      label={
        <span>
          Ich habe die{' '}
          <Link to={paths.info('datenschutz')} target="_blank" className="underline underline-offset-4">
            Datenschutzbestimmungen
          </Link>{' '}
          gelesen und akzeptiere sie.
        </span>
      }
    />
  );
}
