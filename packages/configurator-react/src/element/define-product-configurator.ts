import { ProductConfigurator } from './product-configurator.tsx';

/** Registers `<product-configurator>` unless it is already registered. */
export function defineProductConfigurator(): void {
  if (customElements.get('product-configurator') === undefined) {
    customElements.define('product-configurator', ProductConfigurator);
  }
}
