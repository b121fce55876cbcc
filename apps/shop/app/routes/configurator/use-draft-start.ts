import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { presetPrefix } from '#app/config/paths.ts';
import { lineId, lineKey } from '#app/features/cart/lines/cart-line.ts';
import { useCart } from '#app/features/cart/store/cart.ts';
import type { DraftStart } from '#app/features/configure/draft/draft.ts';

/**
 * Source of the initial values: a shared link, values chosen on another page, a cart line, or the browser. Shared and
 * preset values are removed from the URL after reading, so that a reload keeps later changes.
 */
export function useDraftStart(): { start: DraftStart | null; editedKey: string | null; line: string | null } {
  const [parameters, setParameters] = useSearchParams();
  const line = parameters.get('line');
  const isGiven = [...parameters.keys()].some(isInitialValue);
  const [given, setGiven] = useState(isGiven ? parameters : null);
  useEffect(() => {
    if (!isGiven) return;
    setGiven(parameters);
    setParameters(withoutInitialValues, { replace: true, preventScrollReset: true });
  }, [isGiven, parameters, setParameters]);
  const isCartLoaded = useCart((state) => state.isLoaded);
  const edited = useCart(({ lines }) => (line === null ? undefined : lines.find((each) => lineId(each) === line)));
  const settings = edited?.configuratorSettings ?? null;
  const start = useMemo((): DraftStart | null => {
    const code = given?.get('config') ?? null;
    if (code !== null) return { kind: 'shared', code };
    if (given !== null && line === null) return { kind: 'preset', search: String(given) };
    if (line === null || (isCartLoaded && settings === null)) return { kind: 'own' };
    return settings === null ? null : { kind: 'line', lineId: line, settings };
  }, [given, line, settings, isCartLoaded]);
  return { start, editedKey: edited === undefined ? null : lineKey(edited), line };
}

function isInitialValue(parameter: string): boolean {
  return parameter === 'config' || parameter.startsWith(presetPrefix);
}

function withoutInitialValues(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([parameter]) => !isInitialValue(parameter)));
}
