import type { PartKind } from '../contract/template/template.schema.ts';
import type { Field, Group, Option, Parts, Section } from '../contract/template/template.ts';
import { mapPart, type TemplateMapping } from './map-template.ts';
import { referenceMapping } from './rename-references.ts';

/** Returns a new unique id. */
export type CreateId = () => string;

/** A part with its kind, as one value. */
export type TemplatePart = { readonly [K in PartKind]: { readonly kind: K; readonly element: Parts[K] } }[PartKind];

/** Returns whether a part keeps its id. */
export type KeepsId = (id: string, kind: PartKind | 'scenario') => boolean;

/** What is new in copies. */
export interface CopyOptions {
  readonly createId: CreateId;
  /** Returns the name of the copy of a field. Default: the same. */
  readonly nameOf?: ((field: Field) => string) | undefined;
  /** Default: no part keeps its id. */
  readonly keepsId?: KeepsId | undefined;
}

/**
 * Copies parts, with new ids. Whatever refers to a copied field refers to its copy: rules, expressions, amounts,
 * comparisons, descriptions and the options of host field types. A reference by id becomes one by name. References to
 * other fields are kept.
 */
export function copyParts(
  parts: readonly TemplatePart[],
  { createId, nameOf = ({ name }) => name, keepsId = () => false }: CopyOptions,
): readonly TemplatePart[] {
  const copies = new Copies((id, kind) => (keepsId(id, kind) ? id : createId()), nameOf);
  const copied = parts.map((part) => copies.copy(part));
  const mapping = copies.mapping();
  return copied.map((part) => withReferences(part, mapping));
}

/** Makes copies and notes the new names and ids of their fields. */
class Copies {
  private readonly newId: (id: string, kind: PartKind) => string;
  private readonly nameOf: (field: Field) => string;
  /** The first field of each name, and its copy. */
  private readonly byName = new Map<string, { readonly field: Field; readonly copy: Field }>();
  private readonly byId = new Map<string, Field>();
  private readonly nameCounts = new Map<string, number>();

  constructor(newId: (id: string, kind: PartKind) => string, nameOf: (field: Field) => string) {
    this.newId = newId;
    this.nameOf = nameOf;
  }

  copy(part: TemplatePart): TemplatePart {
    switch (part.kind) {
      case 'section':
        return { kind: 'section', element: this.section(part.element) };
      case 'group':
        return { kind: 'group', element: this.group(part.element) };
      case 'field':
        return { kind: 'field', element: this.field(part.element) };
      case 'option':
        return { kind: 'option', element: this.option(part.element) };
      case 'price_rule':
        return { kind: 'price_rule', element: { ...part.element, id: this.newId(part.element.id, 'price_rule') } };
      default:
        return part satisfies never;
    }
  }

  /** Returns the mapping from the fields to their copies. Call it after all copies were made. */
  mapping(): TemplateMapping {
    const name = (each: string) => this.byName.get(each)?.copy.name ?? each;
    return referenceMapping({
      name,
      // A name takes precedence over an id.
      reference: (each) => (this.byName.has(each) ? name(each) : this.referenceTo(each)),
      path: (path) => {
        if (this.byName.has(path)) return name(path);
        const [first = ''] = path.split('.', 1);
        return name(first) + path.slice(first.length);
      },
      text: (text) =>
        text.replace(/\{([^{}]+)\}/g, (whole, each: string) =>
          this.byName.get(each)?.field.type === 'computed' ? `{${name(each)}}` : whole,
        ),
    });
  }

  /** A draft may contain a name twice. Only an id distinguishes such fields. */
  private referenceTo(id: string): string {
    const copy = this.byId.get(id);
    if (copy === undefined || copy.id === id) return id;
    return this.nameCounts.get(copy.name) === 1 ? copy.name : copy.id;
  }

  private section(section: Section): Section {
    return {
      ...section,
      id: this.newId(section.id, 'section'),
      groups: section.groups.map((group) => this.group(group)),
    };
  }

  private group(group: Group): Group {
    return { ...group, id: this.newId(group.id, 'group'), fields: group.fields.map((field) => this.field(field)) };
  }

  private field(field: Field): Field {
    const { base } = field;
    const copy: Field = {
      ...field,
      id: this.newId(field.id, 'field'),
      name: this.nameOf(field),
      options: field.options.map((option) => this.option(option)),
      ...(base && {
        base: {
          ...base,
          written: { ...base.written, options: base.written.options.map((option) => this.option(option)) },
        },
      }),
    };
    if (!this.byName.has(field.name)) this.byName.set(field.name, { field, copy });
    this.byId.set(field.id, copy);
    this.nameCounts.set(copy.name, (this.nameCounts.get(copy.name) ?? 0) + 1);
    return copy;
  }

  private option(option: Option): Option {
    return { ...option, id: this.newId(option.id, 'option') };
  }
}

function withReferences(part: TemplatePart, mapping: TemplateMapping): TemplatePart {
  switch (part.kind) {
    case 'section':
      return { kind: 'section', element: mapPart('section', part.element, mapping) ?? part.element };
    case 'group':
      return { kind: 'group', element: mapPart('group', part.element, mapping) ?? part.element };
    case 'field':
      return { kind: 'field', element: mapPart('field', part.element, mapping) ?? part.element };
    case 'option':
      return { kind: 'option', element: mapPart('option', part.element, mapping) ?? part.element };
    case 'price_rule':
      return { kind: 'price_rule', element: mapPart('price_rule', part.element, mapping) ?? part.element };
    default:
      return part satisfies never;
  }
}
