/** A kind of product of the host, which decides which of its articles can use a template. */
export interface ConfiguratorType {
  /** Stored as `configurator_type` of the template. */
  readonly value: string;
  readonly label: string;
}
