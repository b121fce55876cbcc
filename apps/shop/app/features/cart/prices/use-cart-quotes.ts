import { useEffect, useEffectEvent, useState } from 'react';
import type { PiecePrice, QuotedLine } from 'shop-backend/contracts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import type { LineQuotes } from '../api/quote-cart.ts';
import { lineKey } from '../lines/cart-line.ts';
import { cart, useCart } from '../store/cart.ts';

/** What the server says of the lines. */
export interface CartQuotes {
  /** Of a line; null while that is not known. */
  readonly of: (key: string) => QuotedLine | null;
  /** True while the lines are being asked for. */
  readonly isAsking: boolean;
  /** The server gave no answer; the cart goes on without. */
  readonly hasFailed: boolean;
  readonly ask: () => void;
}

const noQuotes: LineQuotes = new Map();

/**
 * Asks the server about the lines of the cart: when the cart opens, when other lines come in, and when the tab is seen
 * or the connection is back after a while. Prices that have changed are taken over into the cart.
 */
export function useCartQuotes(): CartQuotes {
  const env = usePublicEnv();
  const [quotes, setQuotes] = useState(noQuotes);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const [question, setQuestion] = useState(0);
  const keys = useCart((cartState) => cartState.lines.map(lineKey).join('\n'));
  const takeOver = useEffectEvent((answer: LineQuotes) => {
    setQuotes(answer);
    const prices = [...answer].flatMap(([key, quote]) =>
      quote.state === 'offered' ? [[key, piecePriceOf(quote)] as const] : [],
    );
    cart.getState().quote(new Map(prices));
  });

  useEffect(() => {
    if (keys === '') return;
    let isCurrent = true;
    setState('asking');
    void import('../api/quote-cart.ts')
      .then(({ quoteCart }) => quoteCart(env, cart.getState().lines))
      .then(
        (reply) => {
          if (!isCurrent) return;
          if (reply.ok) takeOver(reply.value);
          setState(reply.ok ? 'idle' : 'failed');
        },
        () => isCurrent && setState('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [env, keys, question]);

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') setQuestion((count) => count + 1);
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, []);

  return {
    of: (key) => quotes.get(key) ?? null,
    isAsking: state === 'asking',
    hasFailed: state === 'failed',
    ask: () => setQuestion((count) => count + 1),
  };
}

function piecePriceOf({ price, unitPriceCents }: Extract<QuotedLine, { state: 'offered' }>): PiecePrice {
  return { pieceCents: price?.totalCents ?? unitPriceCents, quantityBreaks: price?.quantityBreaks ?? [] };
}
