import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of each part of the running shop, MB. */
export type Memory = Readonly<Record<string, number>>;

/** Parts of the shop by a word in their command line; the first match counts. */
const parts: readonly (readonly [part: string, words: string])[] = [
  ['shop server', 'server/main.ts'],
  ['functions in Deno', 'deno'],
  ['Data API and Auth', 'deployed-main.ts'],
  ['PostgreSQL', 'postgres'],
];

/** Sums up the resident memory of all processes that this process has started. */
export function measureMemory(): Memory {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  const processes = [...listed.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, kb, command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    kb: Number(kb),
    command: command ?? '',
  }));
  const ownProcessIds = new Set([process.pid]);
  for (let known = 0; known < ownProcessIds.size; ) {
    known = ownProcessIds.size;
    for (const { pid, parent } of processes) if (ownProcessIds.has(parent)) ownProcessIds.add(pid);
  }
  const megabytes = new Map<string, number>();
  for (const { pid, kb, command } of processes) {
    const part = parts.find(([, words]) => command.includes(words))?.[0];
    if (part === undefined || pid === process.pid || !ownProcessIds.has(pid)) continue;
    megabytes.set(part, (megabytes.get(part) ?? 0) + shareOf(pid, kb) / 1024);
  }
  return Object.fromEntries(parts.map(([part]) => [part, Math.round(megabytes.get(part) ?? 0)]));
}

/** The processes of PostgreSQL share most of their memory. If the system reports it, each shared page counts once. */
function shareOf(pid: number, residentKb: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? residentKb);
  } catch {
    return residentKb;
  }
}
