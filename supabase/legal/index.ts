export { alterationPromise } from './alteration-promise.ts';
export { type CompanyFacts, company, factText, isDemo, missingFacts } from './company.ts';
export { deliveryTimes, type WorkingDays } from './delivery-times.ts';
export { addWorkingDays, deliveryWindow, formatDayRange } from './delivery-window.ts';
export { documentInForce, textVersions, type WrittenDocument, writtenVersion } from './documents.ts';
export { firstFacts, firstTexts } from './first-facts.ts';
export {
  type GuaranteeNotice,
  guaranteeNotice,
  guaranteeNoticeSource,
  guaranteeText,
} from './guarantee-notice.ts';
export { type DocumentId, documentIds } from './legal-document.ts';
export { type SafetyNotesKind, standardSafetyNotes } from './safety-notes.ts';
export { type AppointmentSlot, type Currency, type ShopTerms, shopTerms } from './terms.ts';
export { dayInBerlin, workingDays } from './words.ts';
