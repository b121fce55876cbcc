import parts from '../theme/parts.css?inline';
import tokens from '../theme/tokens.css?inline';

/** As in theme.css. */
const layerOrder = '@layer theme,base,components,utilities;';

let partsSheet: CSSStyleSheet | undefined;
let tokensSheet: CSSStyleSheet | undefined;

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Styles the configurator in a shadow root. The tokens are added to the document in the theme's cascade layer, since a
 * layer of their own would be the last one and win over a page's layers: page rules outside of layers, utilities and
 * more specific rules of the same layer win over them. Constructed style sheets need no exception in a content security
 * policy.
 */
export function adoptStyles(root: ShadowRoot): void {
  partsSheet ??= sheetOf(`:host{display:block}:host([hidden]){display:none}${parts}`);
  root.adoptedStyleSheets = [partsSheet];
  if (tokensSheet !== undefined) return;
  tokensSheet = sheetOf(`${layerOrder}@layer components.configurator{${tokens}}`);
  document.adoptedStyleSheets = [tokensSheet, ...document.adoptedStyleSheets];
}
