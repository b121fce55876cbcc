import { z } from 'zod';
import { parseStoredJson, type TextStorage } from '#app/lib/storage/text-storage.ts';
import { answersFrom, type Dog } from './dog.ts';

const answersSchema = z.record(z.string(), z.unknown()).transform(answersFrom);

/** Rows of `dogs`. */
export const dogRowsSchema = z.array(
  z
    .object({ id: z.guid(), name: z.string(), answers: answersSchema, measured_at: z.string() })
    .transform(({ measured_at: measuredAt, ...row }): Dog => ({ ...row, measuredAt })),
);

/** Name of a dog. */
export const dogNameSchema = z.object({
  name: z.string().trim().min(1, 'Bitte geben Sie Ihrem Hund einen Namen').max(60, 'Diese Angabe ist zu lang'),
});

const localDogSchema = z.object({ name: z.string().min(1), answers: answersSchema, measuredAt: z.iso.datetime() });

/** Storage key of a guest's dog in the browser. */
export const localDogKey = 'dog';

/** Reads the dog stored in this browser. Returns null if there is none or it is invalid. */
export function readLocalDog(storage: TextStorage): Dog | null {
  const parsed = localDogSchema.safeParse(parseStoredJson(storage.read(localDogKey)));
  return parsed.success ? { id: 'local', ...parsed.data } : null;
}

/** Stores a dog in this browser and replaces the previous one. Returns false if the browser cannot store it. */
export function writeLocalDog(storage: TextStorage, { name, answers, measuredAt }: Omit<Dog, 'id'>): boolean {
  return storage.write(localDogKey, JSON.stringify({ name, answers, measuredAt }));
}
