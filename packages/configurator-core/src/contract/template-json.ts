/** Keys the engine does not read pass through the wire as they are. */
interface LooseJson {
  readonly [key: string]: unknown;
}

/** What sections, groups, fields and options have in common. */
interface PlacedJson extends LooseJson {
  readonly id: string;
  /** Without one, the place in the list counts. */
  readonly order_index?: number | null | undefined;
  readonly conditional_display?: unknown;
}

/** An option on the wire; `additional_price` is in EUR, a number or a decimal text. */
export interface OptionJson extends PlacedJson {
  readonly label: string;
  readonly value: string;
  readonly additional_price?: unknown;
  readonly is_default?: boolean | null | undefined;
  readonly color_value?: string | null | undefined;
}

/** A field on the wire. */
export interface FieldJson extends PlacedJson {
  readonly name: string;
  readonly field_type: string;
  readonly label?: string | null | undefined;
  readonly placeholder?: string | null | undefined;
  readonly tooltip?: string | null | undefined;
  readonly is_required?: boolean | null | undefined;
  readonly default_value?: unknown;
  readonly validation_rules?: LooseJson | null | undefined;
  readonly additional_options?: LooseJson | null | undefined;
  readonly options?: readonly OptionJson[] | null | undefined;
}

/** A group on the wire. */
export interface GroupJson extends PlacedJson {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly layout?: string | null | undefined;
  readonly fields?: readonly FieldJson[] | null | undefined;
}

/** A section on the wire. */
export interface SectionJson extends PlacedJson {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly groups?: readonly GroupJson[] | null | undefined;
}

/** A price rule on the wire; `amount` is a number of cents or a bare JSON Logic expression that gives cents. */
export interface PriceRuleJson extends LooseJson {
  readonly label: string;
  readonly when?: unknown;
  readonly amount: unknown;
  readonly discount?: boolean | null | undefined;
}

/** A template on the wire, as `get_complete_form` returns it. */
export interface TemplateJson extends LooseJson {
  readonly id: string;
  /** Number of the wire format; without one, migrations start at the oldest. */
  readonly format?: number | null | undefined;
  readonly version?: number | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly configurator_type?: string | null | undefined;
  readonly price_rules?: readonly PriceRuleJson[] | null | undefined;
  readonly sections?: readonly SectionJson[] | null | undefined;
}
