import type { MessageView } from '@nestmates/application/messages/contract.ts';

export interface Thread {
  /** Oldest first. */
  readonly messages: readonly MessageView[];
  /** Whether there are older ones. */
  readonly more: boolean;
  /** Up to here nothing is missing; what she has sent since may stand beyond a gap. */
  readonly upTo: number;
}

export const pageSize = 50;

/** Each message once, in the order of the server. */
export function merged(one: readonly MessageView[], two: readonly MessageView[]): readonly MessageView[] {
  const byId = new Map([...one, ...two].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

type ReadPage = (before: number | undefined) => Promise<readonly MessageView[]>;

/** From the newest back to what is known already; one page if nothing is. */
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
  // Asked again: older ones may have come meanwhile.
  const before = known();
  return {
    messages: merged(before?.messages ?? [], found),
    more: before?.more ?? page.length === pageSize,
    upTo: found.at(-1)?.id ?? upTo ?? 0,
  };
}
