import { useEffect, useEffectEvent, useState } from 'react';
import type { PiecePrice, QuotedLine } from 'shop-backend/contracts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import type { LineQuotes } from '../api/quote-cart.ts';
import { lineKey } from '../lines/cart-line.ts';
import { cart, useCart } from '../store/cart.ts';

/** The server's quotes of the cart's lines. */
export interface CartQuotes {
  /** Returns the quote of a line; null while unknown. */
  readonly of: (key: string) => QuotedLine | null;
  /** True while the request is pending. */
  readonly isAsking: boolean;
  /** True if the request failed. The cart works without quotes. */
  readonly hasFailed: boolean;
  readonly ask: () => void;
}

const noQuotes: LineQuotes = new Map();

/**
 * Requests quotes when the cart opens, when its lines change, when the tab becomes visible and when the connection is
 * restored. Changed prices are applied to the cart.
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
