import type { Plugin } from 'vite';

const broad = '>*+*{';

/**
 * Rewrites the cookie banner's rules for `* + *`. Until the banner is answered, they make the browser restyle a whole
 * form or list with every insertion: a third of the work after a click.
 */
export function narrowSiblingRules(): Plugin {
  return {
    name: 'narrow-sibling-rules',
    enforce: 'pre',
    transform: {
      filter: { id: /cookieconsent\.css$/ },
      handler: (css) => {
        if (!css.includes(broad))
          throw new Error('The banner has no broad sibling rules any more: remove this plugin.');
        return css.replaceAll(broad, '>:not(:first-child){');
      },
    },
  };
}
