import parts from '../theme/parts.css?inline';
import tokens from '../theme/tokens.css?inline';

let partsSheet: CSSStyleSheet | undefined;
let tokensSheet: CSSStyleSheet | undefined;

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Styles the configurator in a shadow root. The tokens are added to the document in a layer, so that any page rule that
 * sets a CSS variable wins. Constructed style sheets need no exception in a content security policy.
 */
export function adoptStyles(root: ShadowRoot): void {
  partsSheet ??= sheetOf(`:host{display:block}:host([hidden]){display:none}${parts}`);
  root.adoptedStyleSheets = [partsSheet];
  if (tokensSheet !== undefined) return;
  tokensSheet = sheetOf(`@layer product-configurator{${tokens}}`);
  document.adoptedStyleSheets = [tokensSheet, ...document.adoptedStyleSheets];
}
