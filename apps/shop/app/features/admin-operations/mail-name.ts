import { isMailTemplate } from 'shop-backend/contracts';
import type { OperationTexts } from './texts/operation-texts.ts';

/** What a mail is about; an unknown template is shown by its name. */
export function mailName(template: string, { mails }: OperationTexts): string {
  return isMailTemplate(template) ? mails.names[template] : template.replaceAll('_', ' ');
}
