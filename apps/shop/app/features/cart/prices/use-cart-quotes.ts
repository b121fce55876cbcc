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
  readonly isLoading: boolean;
  /** True if the request failed. The cart works without quotes. */
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

const noQuotes: LineQuotes = new Map();

/**
 * Requests quotes when the cart opens, when its lines change, when the tab becomes visible and when the connection is
 * restored. Changed prices are applied to the cart.
 */
export function useCartQuotes(): CartQuotes {
  const env = usePublicEnv();
  const [quotes, setQuotes] = useState(noQuotes);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [requestCount, setRequestCount] = useState(0);
  const keys = useCart((cartState) => cartState.lines.map(lineKey).join('\n'));
  const applyQuotes = useEffectEvent((received: LineQuotes) => {
    setQuotes(received);
    const prices = [...received].flatMap(([key, quote]) =>
      quote.state === 'offered' ? [[key, piecePriceOf(quote)] as const] : [],
    );
    cart.getState().quote(new Map(prices));
  });

  useEffect(() => {
    if (keys === '') return;
    let isCurrent = true;
    setState('loading');
    void import('../api/quote-cart.ts')
      .then(({ quoteCart }) => quoteCart(env, cart.getState().lines))
      .then(
        (reply) => {
          if (!isCurrent) return;
          if (reply.ok) applyQuotes(reply.value);
          setState(reply.ok ? 'idle' : 'failed');
        },
        () => isCurrent && setState('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [env, keys, requestCount]);

  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible') setRequestCount((count) => count + 1);
    };
    document.addEventListener('visibilitychange', reload);
    window.addEventListener('online', reload);
    return () => {
      document.removeEventListener('visibilitychange', reload);
      window.removeEventListener('online', reload);
    };
  }, []);

  return {
    of: (key) => quotes.get(key) ?? null,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    reload: () => setRequestCount((count) => count + 1),
  };
}

function piecePriceOf({ price, unitPriceCents }: Extract<QuotedLine, { state: 'offered' }>): PiecePrice {
  return { pieceCents: price?.totalCents ?? unitPriceCents, quantityBreaks: price?.quantityBreaks ?? [] };
}
