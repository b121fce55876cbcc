import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '#app/lib/session/use-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { localDogKey, readLocalDog, writeLocalDog } from './dog.schema.ts';
import { type Dog, type DogAnswers, withAnswers } from './dog.ts';

/**
 * Returns the dogs of the account and the one stored in this browser for a guest. If those of the account could not be
 * loaded, `hasFailed` is true, `dogs` has only that of the browser, and `load` tries again.
 */
export function useDogs() {
  const env = usePublicEnv();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.userId : null;
  const [dogs, setDogs] = useState<readonly Dog[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  /** Null while they are loading, after a failure, and for a guest. */
  const accountDogs = useRef<readonly Dog[] | null>(null);

  const load = useCallback(async () => {
    const local = readLocalDog(localTextStorage);
    const kept = local === null ? [] : [local];
    accountDogs.current = null;
    setIsLoading(true);
    try {
      if (userId === null) {
        setDogs(kept);
      } else {
        const { listDogs } = await import('./api/dogs-api.ts');
        accountDogs.current = await listDogs(env);
        setDogs([...accountDogs.current, ...kept]);
      }
      setHasFailed(false);
    } catch (error) {
      console.error('The dogs could not be loaded', error);
      setDogs(kept);
      setHasFailed(true);
    } finally {
      setIsLoading(false);
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
      const { listDogs, saveDog } = await import('./api/dogs-api.ts');
      // Without the list, a second dog of this name would be added.
      const same = (accountDogs.current ?? (await listDogs(env))).find(isSame);
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

  return { dogs, hasFailed, isLoading, isGuest: userId === null, load, save, remove };
}
