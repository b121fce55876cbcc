import type { NativeConnection, NativeShop } from '../tests/setup/native-database.ts';

/** Connections that each run one task at a time. */
export interface ConnectionPool {
  use<T>(work: (connection: NativeConnection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens a pool of `size` connections. */
export async function connectionPool(shop: NativeShop, size: number): Promise<ConnectionPool> {
  const all = await Promise.all(Array.from({ length: size }, () => shop.connect()));
  const free = [...all];
  const waiting: ((connection: NativeConnection) => void)[] = [];
  return {
    async use(work) {
      const connection = free.pop() ?? (await new Promise<NativeConnection>((resolve) => waiting.push(resolve)));
      try {
        return await work(connection);
      } finally {
        const next = waiting.shift();
        if (next === undefined) free.push(connection);
        else next(connection);
      }
    },
    async close() {
      for (const connection of all) await connection.close();
    },
  };
}
