import { Children, isValidElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { Scripts } from 'react-router';
import { useNonce } from '#app/lib/security/nonce.tsx';
import { enterText, recordEarlyInput, replayEarlyInput } from './early-input.ts';
import { reloadForMissingScript } from './reload-for-missing-script.ts';

/** Props of the framework's script elements. */
interface TagProps {
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly children?: ReactNode;
}

/**
 * Records clicks and entries until they are replayed, and reloads the page if a script of its build is gone. Belongs in
 * the head, before the style sheets: a script at the end of the page waits for them, and a shopper may type until then.
 */
export function EarlyScripts() {
  const nonce = useNonce();
  // In development the scripts are not deferred.
  if (import.meta.env.DEV) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {/* Hydration keeps the server's text, so the browser's bundle does not need it. */}
      {import.meta.env.SSR ? `(${reloadForMissingScript})(${enterText});(${recordEarlyInput})()` : ''}
    </script>
  );
}

/**
 * Loads the framework's scripts after the first frame, so that they neither compete with styles, fonts and the top
 * picture nor delay painting. Replays what `EarlyScripts` recorded until then.
 */
export function DeferredScripts() {
  const nonce = useNonce();
  useEffect(() => void replayEarlyInput(), []);
  // `<Scripts>` has no option for the loading time, so its elements are split up.
  const tags = tagsOf(Scripts({ nonce }));
  const page = tags.find(({ props }) => props.type === 'module');
  if (import.meta.env.DEV || page === undefined) return tags;
  const preloads = tags.flatMap(({ props: { href } }) => href ?? []);
  return (
    <>
      {tags.filter((tag) => tag.type === 'script' && tag !== page)}
      {/* Run by the next one under the same nonce or digest. */}
      <script type="text/plain" nonce={nonce} suppressHydrationWarning>
        {page.props.dangerouslySetInnerHTML?.__html}
      </script>
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? `(${startScripts})(${JSON.stringify(preloads)})` : ''}
      </script>
    </>
  );
}

function tagsOf(node: ReactNode): ReactElement<TagProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<TagProps>(child)) return [];
    return child.props.children === undefined ? [child] : tagsOf(child.props.children);
  });
}

/**
 * Serialized into the page. After the first frame, preloads the modules and starts the script in the preceding element.
 * In a background tab, which paints no frame, it starts after 300 ms.
 */
function startScripts(preloads: readonly string[]): void {
  const starter = document.currentScript;
  const page = starter?.previousElementSibling?.textContent ?? '';
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of preloads) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href });
      document.head.append(link);
    }
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', nonce: starter?.nonce, textContent: page });
    document.head.append(script);
  };
  setTimeout(start, 300);
  requestAnimationFrame(() => setTimeout(start));
}
