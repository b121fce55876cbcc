import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { WithdrawalReply } from '../handle-withdrawal-form.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

/** Page to declare and confirm a withdrawal, and to see when it was received. Requires no login. */
export function WithdrawalPage({ reply }: { reply: WithdrawalReply | undefined }) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8">
      <header className="flex flex-col gap-3">
        <div aria-hidden className="tape-rule w-24" />
        <h1 className="text-4xl sm:text-5xl">Vertrag widerrufen</h1>
        <p className="text-ink-soft text-lg">
          Hier widerrufen Sie eine Bestellung, ohne Anmeldung und ohne Angabe von Gründen. Welche Fristen gelten und was
          ausgenommen ist, steht in der{' '}
          <Link to={paths.info('widerruf')} className="underline underline-offset-4">
            Widerrufsbelehrung
          </Link>
          .
        </p>
      </header>
      {reply?.kind === 'received' ? <WithdrawalReceipt {...reply} /> : <WithdrawalForm reply={reply} />}
    </div>
  );
}
