import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { FileUploads } from '../uploads/file-uploads.ts';
import type { ProductConfigurator, ProductConfiguratorEventMap } from './product-configurator.tsx';

/** Listeners as React 19 names them: `onconfigurator-submit`. */
type EventListeners = {
  readonly [K in keyof ProductConfiguratorEventMap as `on${K}`]?: (event: ProductConfiguratorEventMap[K]) => void;
};

/**
 * Props of `<product-configurator>` in JSX. React sets properties of the element, so write `basePriceCents={9900}`:
 * TypeScript does not check attribute names with a hyphen.
 */
export interface ProductConfiguratorProps
  extends DetailedHTMLProps<HTMLAttributes<ProductConfigurator>, ProductConfigurator>,
    EventListeners {
  readonly src?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly currency?: string;
  readonly 'submit-label'?: string;
  readonly template?: unknown;
  readonly basePriceCents?: number;
  readonly fileUploads?: FileUploads;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'product-configurator': ProductConfiguratorProps;
    }
  }
}
