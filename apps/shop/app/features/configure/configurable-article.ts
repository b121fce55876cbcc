import type { ConfiguratorType } from '#app/config/paths.ts';

/** An article for the configurator. */
export interface ConfigurableArticle {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string | null;
  /** EUR cents, gross; null if the default base price applies. */
  readonly priceCents: number | null;
  readonly configuratorType: ConfiguratorType | null;
  readonly formTemplateId: string | null;
}
