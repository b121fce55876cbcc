import { useState } from 'react';

/** Counts the replies to a form, for the keys of elements that must reset with each reply. */
export function useReplyCount(reply: unknown): number {
  const [last, setLast] = useState({ reply, count: 0 });
  if (reply === last.reply) return last.count;
  setLast({ reply, count: last.count + 1 });
  return last.count + 1;
}
