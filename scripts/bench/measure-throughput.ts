import { Agent, get } from 'node:http';

/** Concurrent visitors. */
const connections = 4;
const roundMs = 1_500;
const rounds = 4;

/**
 * Measures how many pages per second servers send, in rounds of all pages in turn, so that a busy machine slows all of
 * them. @param urls by name
 */
export async function measureThroughput(urls: Readonly<Record<string, string>>): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const names = Object.keys(urls);
  const counts = new Map(names.map((name) => [name, 0]));
  // The first requests compile code and fill caches.
  for (const url of Object.values(urls)) await sendFor(url, agent, roundMs / 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      counts.set(name, (counts.get(name) ?? 0) + (await sendFor(url, agent, roundMs)));
    }
  }
  agent.destroy();
  const seconds = (rounds * roundMs) / 1_000;
  return Object.fromEntries([...counts].map(([name, count]) => [name, Number((count / seconds).toFixed(1))]));
}

/** Number of replies in a time. */
async function sendFor(url: string, agent: Agent, durationMs: number): Promise<number> {
  const end = performance.now() + durationMs;
  let count = 0;
  const visit = async () => {
    while (performance.now() < end) {
      await send(url, agent);
      if (performance.now() < end) count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  return count;
}

function send(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} has status ${reply.statusCode}`));
      reply.once('end', resolve).once('error', reject).resume();
    }).once('error', reject);
  });
}
