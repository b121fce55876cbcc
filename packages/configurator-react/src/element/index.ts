// A server component of React may render what this entry exports; without the line, Next.js runs it as server code.
'use client';

export { defineProductConfigurator } from './define-product-configurator.ts';
export type { ElementState } from './element-view.tsx';
export { ProductConfigurator, type ProductConfiguratorEventMap } from './product-configurator.tsx';
export type { ProductConfiguratorProps } from './product-configurator-props.ts';
