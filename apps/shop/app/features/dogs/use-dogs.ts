import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#app/lib/session/use-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { localDogKey, readLocalDog, writeLocalDog } from './dog.schema.ts';
import { type Dog, type DogAnswers, withAnswers } from './dog.ts';

/** Returns the dogs of the account and the one stored in this browser for a guest. */
export function useDogs() {
  const env = usePublicEnv();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.userId : null;
  const [dogs, setDogs] = useState<readonly Dog[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    const local = readLocalDog(localTextStorage);
    const kept = local === null ? [] : [local];
    try {
      if (userId === null) return setDogs(kept);
      const { listDogs } = await import('./api/dogs-api.ts');
      setDogs([...(await listDogs(env)), ...kept]);
      setHasFailed(false);
    } catch (error) {
      console.error('The dogs could not be loaded', error);
      setDogs(kept);
      setHasFailed(true);
    }
  }, [env, userId]);
  useEffect(() => void load(), [load]);

  /**
   * Saves a dog, or adds the values to the one with the same name. A guest's dog replaces one with another name.
   * @throws if it was not saved
   */
  const save = async (name: string, answers: DogAnswers) => {
    const isSame = (known: Dog) => known.name.toLowerCase() === name.toLowerCase();
    if (userId === null) {
      const local = readLocalDog(localTextStorage);
      const dog = withAnswers(local !== null && isSame(local) ? local : undefined, name, answers, new Date());
      if (!writeLocalDog(localTextStorage, dog)) throw new Error('The browser blocks storage');
    } else {
      const same = dogs?.find((known) => known.id !== 'local' && isSame(known));
      const { saveDog } = await import('./api/dogs-api.ts');
      await saveDog(env, userId, { id: same?.id ?? null, ...withAnswers(same, name, answers, new Date()) });
    }
    await load();
  };

  /** Deletes a dog. @throws if it was not deleted */
  const remove = async (dog: Dog) => {
    if (dog.id === 'local') {
      localTextStorage.remove(localDogKey);
    } else {
      const { deleteDog } = await import('./api/dogs-api.ts');
      await deleteDog(env, dog.id);
    }
    await load();
  };

  return { dogs, hasFailed, isGuest: userId === null, save, remove };
}
