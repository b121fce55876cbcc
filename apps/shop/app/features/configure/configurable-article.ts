import type { ConfiguratorType } from '#app/config/paths.ts';

/** An article as the configurator needs it. */
export interface ConfigurableArticle {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string | null;
  /** EUR cents, gross; null where the default base price applies. */
  readonly priceCents: number | null;
  readonly configuratorType: ConfiguratorType | null;
  readonly formTemplateId: string | null;
}
