import type { ThreadRow } from './thread-rows.ts';

export interface Chunk {
  readonly key: string;
  readonly rows: readonly ThreadRow[];
}

/** Chunks begin with each day, so that a message added at either end changes only the chunks of its day. */
export function chunksOf(rows: readonly ThreadRow[], size: number): readonly Chunk[] {
  const chunks: { key: string; rows: ThreadRow[] }[] = [];
  let day = '';
  let part = 0;
  for (const row of rows) {
    const open = chunks.at(-1);
    if (row.kind === 'day') {
      day = row.key;
      part = 0;
    }
    if (!open || row.kind === 'day' || open.rows.length >= size) {
      chunks.push({ key: `${day}-${part}`, rows: [row] });
      part += 1;
    } else open.rows.push(row);
  }
  return chunks;
}
