import type { MessageView } from '@nestmates/application/friends/messages/contract.ts';

export interface Thread {
  /** Oldest first. */
  readonly messages: readonly MessageView[];
  /** Whether there are older ones. */
  readonly more: boolean;
  /** Complete up to this message; messages that the member has sent since may come after a gap. */
  readonly upTo: number;
}

export const pageSize = 50;

/** A thread of which only the newest page is known. */
export const threadOfPage = (page: readonly MessageView[]): Thread => ({
  messages: page,
  more: page.length === pageSize,
  upTo: page.at(-1)?.id ?? 0,
});

/** Each message once, by id. */
export function mergeMessages(
  one: readonly MessageView[],
  two: readonly MessageView[],
): readonly MessageView[] {
  const byId = new Map([...one, ...two].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

type ReadPage = (before: number | undefined) => Promise<readonly MessageView[]>;

/** Loads pages from the newest back to the known ones; a single page if nothing is known. */
export async function readNewest(readPage: ReadPage, known: () => Thread | undefined): Promise<Thread> {
  const upTo = known()?.upTo;
  let page = await readPage(undefined);
  let found = page;
  for (
    let first = page[0];
    upTo !== undefined && first && first.id > upTo && page.length === pageSize;
    first = page[0]
  ) {
    page = await readPage(first.id);
    found = [...page, ...found];
  }
  // Read again, because older messages may have been loaded meanwhile.
  const before = known();
  return {
    messages: mergeMessages(before?.messages ?? [], found),
    more: before?.more ?? page.length === pageSize,
    upTo: found.at(-1)?.id ?? upTo ?? 0,
  };
}
