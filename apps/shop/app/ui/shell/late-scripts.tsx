import { Children, isValidElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { Scripts } from 'react-router';
import { useNonce } from '#app/lib/security/nonce.tsx';
import { recordEarlyInput, replayEarlyInput } from './early-input.ts';

/** What the elements of the framework's scripts carry. */
interface TagProps {
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly children?: ReactNode;
}

/**
 * The framework's scripts, after the first sight of the page: it is read before it is used, so neither may loading
 * them take the line from styles, fonts and the picture at the top, nor running them hold the first frame up. What is
 * pressed or typed until then is kept, and done once they are there.
 */
export function LateScripts() {
  const nonce = useNonce();
  useEffect(() => void replayEarlyInput(), []);
  // `<Scripts>` has no word for when, so its elements are taken apart.
  const tags = tagsOf(Scripts({ nonce }));
  const page = tags.find(({ props }) => props.type === 'module');
  if (import.meta.env.DEV || page === undefined) return tags;
  const preloads = tags.flatMap(({ props: { href } }) => href ?? []);
  return (
    <>
      {tags.filter((tag) => tag.type === 'script' && tag !== page)}
      <script type="text/plain" suppressHydrationWarning>
        {page.props.dangerouslySetInnerHTML?.__html}
      </script>
      <script nonce={nonce} suppressHydrationWarning>
        {`(${recordEarlyInput})();(${startScripts})(${JSON.stringify(preloads)})`}
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
 * Runs in the page, by its text: loads the modules after the first frame, and starts the script before it.
 * A page that is not drawn, in a tab behind, does not wait for long.
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
