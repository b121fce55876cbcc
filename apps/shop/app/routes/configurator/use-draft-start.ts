import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lineId, lineKey } from '#app/features/cart/lines/cart-line.ts';
import { useCart } from '#app/features/cart/store/cart.ts';
import type { DraftStart } from '#app/features/configure/draft/draft.ts';

/**
 * Source of the initial values: a shared link, a cart line, or the browser. The shared values are removed from the URL
 * after reading, so that a reload keeps later changes.
 */
export function useDraftStart(): { start: DraftStart | null; editedKey: string | null; line: string | null } {
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
  return { start, editedKey: edited === undefined ? null : lineKey(edited), line };
}

function without(name: string): (parameters: URLSearchParams) => URLSearchParams {
  return (parameters) => {
    const rest = new URLSearchParams(parameters);
    rest.delete(name);
    return rest;
  };
}
