import { ConfiguratorLayout, type ConfiguratorLayoutProps } from './configurator-layout.tsx';
import { ConfiguratorProvider, type TemplateSessionSettings } from './configurator-provider.tsx';

/** Props of a whole configurator. */
export interface ConfiguratorProps extends TemplateSessionSettings, ConfiguratorLayoutProps {}

/** A whole configurator. Hosts with a different layout compose the parts within a `ConfiguratorProvider`. */
export function Configurator({ submitLabel, isSubmitting, priceNote, preview, ...session }: ConfiguratorProps) {
  return (
    <ConfiguratorProvider {...session}>
      <ConfiguratorLayout
        submitLabel={submitLabel}
        isSubmitting={isSubmitting}
        priceNote={priceNote}
        preview={preview}
      />
    </ConfiguratorProvider>
  );
}
