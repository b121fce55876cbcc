export { defineProductConfigurator } from './define-product-configurator.ts';
export type { ElementState } from './element-view.tsx';
export { ProductConfigurator, type ProductConfiguratorEventMap } from './product-configurator.tsx';
