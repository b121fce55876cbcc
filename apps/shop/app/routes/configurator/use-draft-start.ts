import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lineId, lineKey } from '#app/features/cart/lines/cart-line.ts';
import { useCart } from '#app/features/cart/store/cart.ts';
import type { DraftStart } from '#app/features/configure/draft/draft.ts';

/**
 * Where the choices come from: a link, a line of the cart, or the browser. The link is taken out of the address once it
 * is read, so that a reload brings what was chosen since.
 */
export function useDraftStart(): { start: DraftStart | null; editedKey: string | null } {
  const [parameters, setParameters] = useSearchParams();
  const line = parameters.get('line');
  const config = parameters.get('config');
  const [code, setCode] = useState(config);
  useEffect(() => {
    if (config === null) return;
    setCode(config);
    setParameters(without('config'), { replace: true, preventScrollReset: true });
  }, [config, setParameters]);
  const isCartLoaded = useCart((state) => state.isLoaded);
  const edited = useCart(({ lines }) => (line === null ? undefined : lines.find((each) => lineId(each) === line)));
  const settings = edited?.configuratorSettings ?? null;
  const start = useMemo((): DraftStart | null => {
    if (code !== null) return { kind: 'shared', code };
    if (line === null || (isCartLoaded && settings === null)) return { kind: 'own' };
    return settings === null ? null : { kind: 'line', lineId: line, settings };
  }, [code, line, settings, isCartLoaded]);
  return { start, editedKey: edited === undefined ? null : lineKey(edited) };
}

function without(name: string): (parameters: URLSearchParams) => URLSearchParams {
  return (parameters) => {
    const rest = new URLSearchParams(parameters);
    rest.delete(name);
    return rest;
  };
}
