import type { Locator, Page } from '@playwright/test';
import type { Condition, Field, Group, Option, Section, Template } from 'configurator-core';
import { Keyboard } from './keyboard.ts';

const typeNames: Readonly<Record<Field['type'], string>> = {
  text: 'Text',
  textarea: 'Text area',
  number: 'Number',
  dropdown: 'Dropdown',
  radio: 'Radio',
  checkbox: 'Checkbox',
  color: 'Colour',
  static_text: 'Static text',
  iframe: 'Embedded page',
  computed: 'Computed',
  file: 'File',
};

/** Formats an option as a line of the pasted list. */
function optionLine({ label, value, additionalPriceCents, colorValue, isDefault }: Option): string {
  const cells = [label, `= ${value}`];
  if (additionalPriceCents > 0) cells.push(String(additionalPriceCents / 100).replace('.', ','));
  if (colorValue !== null) cells.push(colorValue);
  if (isDefault) cells.push('*');
  return cells.join('; ');
}

/** The template editor, used with the keyboard alone. */
export class TemplateEditorPage {
  readonly keyboard: Keyboard;
  readonly side: Locator;
  readonly canvas: Locator;
  private readonly page: Page;
  private fields: readonly Field[] = [];

  constructor(page: Page) {
    this.page = page;
    this.keyboard = new Keyboard(page);
    this.side = page.getByRole('region', { name: 'Properties' });
    this.canvas = page.getByRole('region', { name: 'Canvas' });
  }

  /** Builds a template from an empty one. The focus must be above the panes. */
  async build({ name, description, configuratorType, sections }: Template): Promise<void> {
    this.fields = sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
    await this.keyboard.typeInto(this.canvas.getByRole('textbox', { name: 'Template name' }), name);
    await this.keyboard.typeInto(this.canvas.getByRole('textbox', { name: 'Description' }), description ?? '');
    await this.keyboard.choose(this.canvas.getByRole('combobox', { name: 'Configurator type' }), 'Dog coat');
    if (configuratorType !== 'dog-coat') throw new Error('Only the coat is built here');
    await this.keyboard.activate(this.page.getByRole('button', { name: 'Add Section' }), 'Shift+Tab');
    await this.waitForInspector();
    for (const [index, section] of sections.entries()) {
      if (index > 0) await this.add('Section');
      await this.fillSection(section);
    }
  }

  async save(): Promise<void> {
    await this.keyboard.press('ControlOrMeta+s');
  }

  /** Adds a price rule with a formula over the measurements, from any focus. */
  async addPriceRule(label: string, formula: string): Promise<void> {
    await this.keyboard.tabTo(this.page.getByRole('tree').locator('[tabindex="0"]'));
    await this.pick('Price rule');
    await this.keyboard.typeOver(label);
    await this.keyboard.tabTo(this.side.getByRole('combobox', { name: 'Amount' }));
    // Selects the next kind after 'Fixed amount' with this letter.
    await this.keyboard.press('f');
    await this.keyboard.typeInto(this.text('Formula in euros'), formula);
  }

  /**
   * Adds a price rule with a table by two fields, from any focus, and pastes its cells. Requires clipboard permission.
   * @param cells lines of cells with headers, as copied from a spreadsheet
   * @returns the open dialog of the table
   */
  async addPriceTable(label: string, rows: string, cells: string): Promise<Locator> {
    const { keyboard, page, side } = this;
    await keyboard.tabTo(page.getByRole('tree').locator('[tabindex="0"]'));
    await this.pick('Price rule');
    await keyboard.typeOver(label);
    await keyboard.choose(side.getByRole('combobox', { name: 'Amount' }), 'Price table');
    await keyboard.activate(side.getByRole('button', { name: 'Edit price table' }));
    const dialog = page.getByRole('dialog', { name: `Price table: ${label}` });
    await keyboard.choose(dialog.getByRole('combobox', { name: 'Rows by' }), rows);
    await keyboard.tabTo(dialog.getByRole('grid').locator('[tabindex="0"]'));
    await page.evaluate((text) => navigator.clipboard.writeText(text), cells);
    await keyboard.press('ControlOrMeta+v');
    return dialog;
  }

  private text(label: string): Locator {
    return this.side.getByRole('textbox', { name: label, exact: true });
  }

  /** Adds a part after the one being edited and focuses its first control. */
  private async add(kind: string): Promise<void> {
    await this.keyboard.press('Escape');
    await this.pick(kind);
  }

  /** Adds a part after the focused row of the tree. */
  private async pick(kind: string): Promise<void> {
    await this.keyboard.press('Insert');
    const list = this.page.getByRole('group', { name: 'Part types' });
    const focused = list.locator('button:focus');
    // A letter selects the next kind that starts with it.
    while ((await focused.locator('strong').textContent()) !== kind) await this.keyboard.press(kind.slice(0, 1));
    await this.keyboard.press('Enter');
    await this.waitForInspector();
  }

  /** Waits until the inspector has the focus. */
  private async waitForInspector(): Promise<void> {
    await this.side.locator(':is(input, select, textarea):focus').waitFor();
  }

  private async fillSection({ title, description, groups }: Section): Promise<void> {
    await this.keyboard.typeOver(title);
    await this.keyboard.typeInto(this.text('Description'), description ?? '');
    for (const [index, group] of groups.entries()) {
      // A new section already contains a group.
      if (index > 0) await this.add('Group');
      else {
        await this.keyboard.press('Escape', 'ArrowDown', 'Enter');
        await this.waitForInspector();
      }
      await this.fillGroup(group);
    }
  }

  private async fillGroup({ title, layout, fields }: Group): Promise<void> {
    if (title !== null) await this.keyboard.typeOver(title);
    const entry = { vertical: '', horizontal: 'Horizontal', grid: 'Grid' }[layout];
    if (entry !== '') await this.keyboard.choose(this.side.getByRole('combobox', { name: 'Layout' }), entry);
    for (const field of fields) {
      await this.add(typeNames[field.type] ?? field.type);
      await this.fillField(field);
    }
  }

  /** Fills the inspector from top to bottom, except the list of options, which comes last because it is the longest. */
  private async fillField(field: Field): Promise<void> {
    const { keyboard, side } = this;
    const { additionalOptions, validationRules } = field;
    await keyboard.typeOver(field.label);
    await keyboard.typeInto(this.text('Name'), field.name);
    if (field.isRequired) await keyboard.tick(side.getByRole('checkbox', { name: 'Required' }));
    if (additionalOptions.display === 'swatches') {
      await keyboard.choose(side.getByRole('combobox', { name: 'Show options as' }), 'Swatches');
    }
    if (field.computed !== null) {
      const computation = side.getByRole('region', { name: 'Computation' });
      await keyboard.activate(computation.locator('summary', { hasText: 'For experts' }));
      await keyboard.typeInto(this.text('JSON Logic expression'), JSON.stringify(field.computed.logic));
      if (field.computed.internal === true) {
        await keyboard.tick(side.getByRole('checkbox', { name: 'For the workshop only' }));
      }
    }
    if (typeof additionalOptions.unit === 'string') await keyboard.typeInto(this.text('Unit'), additionalOptions.unit);
    if (field.placeholder !== null) await keyboard.typeInto(this.text('Placeholder'), field.placeholder);
    if (typeof additionalOptions.hint === 'string') {
      await keyboard.typeInto(this.text('Help text'), additionalOptions.hint);
    }
    if (typeof additionalOptions.plausibility === 'string') {
      await keyboard.typeInto(this.text('Plausibility check'), additionalOptions.plausibility);
    }
    if (typeof additionalOptions.rows === 'number') {
      await keyboard.typeInto(this.text('Rows'), String(additionalOptions.rows));
    }
    if (additionalOptions.cutOff === true) {
      await keyboard.tick(side.getByRole('checkbox', { name: 'Truncate at maximum length' }));
    }
    if (field.tooltip !== null) await keyboard.typeInto(this.text('Tooltip'), field.tooltip);
    const limits = [
      ['Minimum', validationRules.min],
      ['Maximum', validationRules.max],
      ['Maximum length', validationRules.maxLength],
    ] as const;
    for (const [label, limit] of limits) {
      if (typeof limit === 'number') await keyboard.typeInto(this.text(label), String(limit));
    }
    if (typeof validationRules.lessThanField === 'string') {
      const other = this.fields.find(({ name }) => name === validationRules.lessThanField);
      await keyboard.choose(side.getByRole('combobox', { name: 'Must be less than' }), other?.label ?? '');
    }
    if (validationRules.pattern) {
      const rules = side.getByRole('region', { name: 'Validation rules' });
      await keyboard.activate(rules.locator('summary', { hasText: 'For experts' }));
      await keyboard.typeInto(this.text('Pattern'), validationRules.pattern);
    }
    if (validationRules.message) await keyboard.typeInto(this.text('Custom error message'), validationRules.message);
    if (field.condition) await this.fillCondition(field.condition);
    if (field.options.length > 0) await this.pasteOptions(field.options);
    for (const option of field.options) if (option.material !== null) await this.chooseMaterial(field, option);
  }

  /** Adds a rule, or several rules on one field, one per option, joined by any or none. */
  private async fillCondition(condition: Condition): Promise<void> {
    const shown = this.side.getByRole('region', { name: 'Visibility' });
    await this.keyboard.activate(shown.getByRole('button', { name: 'Add condition' }));
    const joined = 'not' in condition ? condition.not : condition;
    const rules = 'any' in joined ? joined.any : [joined];
    for (const [index, rule] of rules.entries()) {
      if (!('operator' in rule)) throw new Error('Only rules are built here');
      // Another rule is prefilled with the same field and its next option.
      if (index > 0) {
        await this.keyboard.activate(
          shown.getByRole('button', { name: index === 1 ? 'Another rule' : 'Add rule', exact: true }),
        );
        continue;
      }
      const asked = this.fields.find(({ name }) => name === rule.field);
      const option = asked?.options.find(({ value }) => value === rule.value);
      await this.keyboard.choose(shown.getByRole('combobox', { name: 'Field' }), asked?.label ?? '');
      await this.keyboard.choose(shown.getByRole('combobox', { name: 'Value' }), option?.label ?? '');
    }
    if ('any' in joined) {
      const join = shown.getByRole('combobox', { name: 'These rules' });
      await this.keyboard.tabTo(join, 'Shift+Tab');
      await this.keyboard.press(...('not' in condition ? ['N'] : ['A', 't']));
    }
  }

  /** Selects the material of an option, which sets its picture. The alternative text is typed. */
  private async chooseMaterial(field: Field, option: Option): Promise<void> {
    const { keyboard, side } = this;
    await keyboard.activate(side.getByRole('button', { name: `More about ${option.label}`, exact: true }));
    await this.waitForInspector();
    // Materials are listed by name, which equals the option's label.
    await keyboard.choose(side.getByRole('combobox', { name: 'Material' }), option.label);
    await keyboard.typeInto(this.text('Alternative text'), option.image?.alt ?? '');
    await keyboard.activate(side.getByRole('button', { name: field.label, exact: true }), 'Shift+Tab');
    await this.waitForInspector();
  }

  private async pasteOptions(options: readonly Option[]): Promise<void> {
    await this.keyboard.activate(this.side.getByRole('button', { name: 'Bulk add' }), 'Shift+Tab');
    const dialog = this.page.getByRole('dialog', { name: 'Bulk add options' });
    await this.keyboard.typeInto(dialog.getByRole('textbox'), options.map(optionLine).join('\n'));
    await this.keyboard.activate(dialog.getByRole('button', { name: 'Add options' }));
    await dialog.waitFor({ state: 'hidden' });
  }
}
