import { ProductConfigurator } from './product-configurator.tsx';

/** Registers `<product-configurator>`, unless the page has it already. */
export function defineProductConfigurator(): void {
  if (customElements.get('product-configurator') === undefined) {
    customElements.define('product-configurator', ProductConfigurator);
  }
}
