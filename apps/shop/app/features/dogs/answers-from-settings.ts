import { isRecord } from '#app/lib/checks/is-record.ts';
import { answersFrom, type DogAnswers } from './dog.ts';

/** Returns the values about the dog from a stored configuration, which groups them by section. */
export function answersFromSettings(settings: Readonly<Record<string, unknown>>): DogAnswers {
  return answersFrom(Object.assign({}, ...Object.values(settings).filter(isRecord)));
}
