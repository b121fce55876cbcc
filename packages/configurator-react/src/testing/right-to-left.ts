import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';
import { englishTexts } from '../texts/english-texts.ts';
import { stageTemplate } from './stage-template.ts';

/** A template in a right-to-left language, with many kinds of control. */
export const hebrewTemplate = {
  ...stageTemplate([
    [
      {
        title: 'הכלב',
        layout: 'grid',
        fields: [
          { name: 'name', field_type: 'text', label: 'שם הכלב', placeholder: 'למשל רקסי', is_required: true },
          {
            name: 'back',
            field_type: 'number',
            label: 'אורך הגב',
            tooltip: 'מהכתפיים עד תחילת הזנב.',
            is_required: true,
            validation_rules: { min: 12, max: 120 },
            additional_options: { unit: 'ס״מ', hint: 'אורך מדוד ועוד 2 ס״מ' },
          },
        ],
      },
      {
        title: 'הבד',
        fields: [
          {
            name: 'color',
            field_type: 'color',
            label: 'צבע',
            options: [
              { value: 'red', label: 'אדום', color_value: '#C1272D', is_default: true },
              { value: 'olive', label: 'זית', color_value: '#6B6B2E', additional_price: 8 },
            ],
          },
          {
            name: 'lining',
            field_type: 'radio',
            label: 'בטנה',
            options: [
              { value: 'none', label: 'ללא', is_default: true },
              { value: 'full', label: 'מלאה', additional_price: 15 },
            ],
          },
          {
            name: 'size',
            field_type: 'dropdown',
            label: 'גזרה',
            options: [
              { value: 'narrow', label: 'צרה' },
              { value: 'wide', label: 'רחבה' },
            ],
          },
        ],
      },
    ],
    [
      {
        fields: [{ name: 'sure', field_type: 'checkbox', label: 'מדדתי לפי הסרטון', is_required: true }],
      },
    ],
  ]),
  language: 'he',
};

for (const [index, title] of ['פרטים', 'אישור'].entries()) {
  const section = hebrewTemplate.sections[index];
  if (section) section.title = title;
}

/** The renderer texts that the story shows; a host would translate all of them. */
export const hebrewTexts: ConfiguratorTexts = {
  ...englishTexts,
  locale: 'he-IL',
  steps: 'שלבים',
  stepPosition: (position, count) => `שלב ${position} מתוך ${count}`,
  stepComplete: 'הושלם',
  stepIncomplete: 'לא הושלם',
  back: 'הקודם',
  next: 'הבא',
  submit: 'סיום',
  requiredMark: 'חובה',
  tooltipOf: (label) => `על ${label}`,
  chooseOption: 'נא לבחור',
  clearChoice: (label) => `ניקוי הבחירה: ${label}`,
  requiredMissing: 'נא למלא את כל שדות החובה:',
  pleaseCheck: 'נא לבדוק:',
  priceSummary: 'מחיר',
  basePrice: 'מחיר בסיס',
  total: 'סך הכול',
  showPrice: 'פירוט המחיר',
  newTotal: (price) => `סך הכול: ${price}`,
  whyPrice: 'למה?',
  whyLine: (label) => `למה? ${label}`,
  chargedBecause: (choices) => `בגלל הבחירה: ${choices.join(', ')}.`,
  issues: { ...englishTexts.issues, required: (label) => `${label}: שדה חובה.` },
};
