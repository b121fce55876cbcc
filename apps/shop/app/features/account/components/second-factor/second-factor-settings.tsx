import { use, useEffect, useRef, useState } from 'react';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { Notice } from '#app/ui/states/notice.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { Enrolment } from '../../api/second-factor-api.ts';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';
import { useAuthAction } from '../../use-auth-action.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { FormNotice } from '../sign-in/form-notice.tsx';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';
import { InAdminLanguage } from './in-admin-language.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Action that requires the password. */
type Purpose = 'enrol' | 'renew' | 'remove';

type Step =
  | { name: 'loading' | 'failed' | 'off' }
  | { name: 'on'; factorId: string; codesLeft: number }
  | { name: 'password'; purpose: Purpose; factorId: string | null }
  | { name: 'scan'; enrolment: Enrolment }
  | { name: 'codes'; codes: readonly string[] };

const loadApi = () => import('../../api/second-factor-api.ts');

/** Section of an admin's profile for the second factor. */
export function SecondFactorSection() {
  return (
    <InAdminLanguage>
      <SecondFactorSettings />
    </InAdminLanguage>
  );
}

/** Sets up and removes an admin's second factor and renews its recovery codes. Every change requires the password. */
function SecondFactorSettings() {
  const language = use(PageLanguage);
  const texts = useSignInTexts();
  const env = usePublicEnv();
  const action = useAuthAction('secondFactor');
  const [step, setStep] = useState<Step>({ name: 'loading' });
  const [read] = useState(() => async () => {
    try {
      const factor = await (await loadApi()).readSecondFactor(env);
      setStep(factor === null ? { name: 'off' } : { name: 'on', ...factor });
    } catch (error) {
      console.error('The second factor could not be read', error);
      setStep({ name: 'failed' });
    }
  });
  useEffect(() => void read(), [read]);
  const place = useRef<HTMLDivElement>(null);
  const requestPassword = (purpose: Purpose, factorId: string | null) => {
    setStep({ name: 'password', purpose, factorId });
    place.current?.focus();
  };
  const showNewCodes = () =>
    action.run(async () => {
      const codes = await (await loadApi()).renewRecoveryCodes(env);
      if (!codes.ok) return codes;
      setStep({ name: 'codes', codes: codes.value });
      return { ok: true, value: null };
    });
  async function performAction(purpose: Purpose, factorId: string | null) {
    if (purpose === 'renew') {
      await showNewCodes();
    } else if (purpose === 'remove') {
      const isRemoved = await action.run(async () => (await loadApi()).removeSecondFactor(env, factorId ?? ''));
      if (!isRemoved) return;
      showToast({ title: texts.isOff, id: 'auth', lang: language });
      setStep({ name: 'off' });
    } else {
      await action.run(async () => {
        const enrolment = await (await loadApi()).startEnrolment(env);
        if (!enrolment.ok) return enrolment;
        setStep({ name: 'scan', enrolment: enrolment.value });
        return { ok: true, value: null };
      });
    }
    place.current?.focus();
  }
  return (
    <ProfileSection id="second-factor" title={texts.twoSteps} intro={texts.twoStepsIntro}>
      <div ref={place} tabIndex={-1} className="grid gap-5 outline-none">
        {step.name === 'loading' && <Spinner className="size-6" />}
        {step.name === 'failed' && (
          <div className="flex flex-wrap items-center gap-3">
            <p>{texts.readFailed}</p>
            <Button variant="secondary" onClick={() => void read()}>
              {texts.retry}
            </Button>
          </div>
        )}
        {(step.name === 'off' || step.name === 'on' || step.name === 'password') && (
          <Notice tone="info">
            <p>{texts.lockedAfterChange}</p>
          </Notice>
        )}
        {step.name === 'off' && (
          <>
            <p>{texts.notSetUp}</p>
            <div>
              <Button onClick={() => requestPassword('enrol', null)}>{texts.setUp}</Button>
            </div>
          </>
        )}
        {step.name === 'on' && (
          <>
            <p>{texts.isSetUp(step.codesLeft)}</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => requestPassword('renew', step.factorId)}>
                {texts.newCodes}
              </Button>
              <Button variant="destructive" onClick={() => requestPassword('remove', step.factorId)}>
                {texts.turnOff}
              </Button>
            </div>
          </>
        )}
        {step.name === 'password' && (
          <ConfirmPasswordForm
            onConfirmed={() => performAction(step.purpose, step.factorId)}
            onCancel={() => {
              void read();
              place.current?.focus();
            }}
          />
        )}
        {step.name === 'scan' && <EnrolmentForm enrolment={step.enrolment} onVerified={showNewCodes} />}
        {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={() => void read()} />}
        {step.name !== 'password' && <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />}
      </div>
    </ProfileSection>
  );
}
