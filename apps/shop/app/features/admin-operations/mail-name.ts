import { isMailTemplate } from 'shop-backend/contracts';
import type { OperationTexts } from './texts/operation-texts.ts';

/** Returns the label of a mail template. Falls back to the template's name. */
export function mailName(template: string, { mails }: OperationTexts): string {
  return isMailTemplate(template) ? mails.names[template] : template.replaceAll('_', ' ');
}
