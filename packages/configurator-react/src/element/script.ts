// The bundle for a script tag: registers the element.
import { defineProductConfigurator } from './define-product-configurator.ts';

defineProductConfigurator();
