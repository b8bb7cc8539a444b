import type { MessageView } from '@nestmates/application/friends/messages/contract.ts';
import { describe, expect, it } from 'vitest';
import { mergeMessages, pageSize, readNewest, type Thread } from './thread.ts';

const message = (id: number): MessageView => ({
  id,
  senderId: 1,
  receiverId: 2,
  message: `Message ${id}`,
  timestamp: '2026-06-04T09:00:00.000Z',
  clientId: null,
  playdateId: null,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

/** A server with messages 1 to `count`. */
function server(count: number) {
  const asked: (number | undefined)[] = [];
  const readPage = (before: number | undefined) => {
    asked.push(before);
    const last = (before ?? count + 1) - 1;
    return Promise.resolve(range(Math.max(1, last - pageSize + 1), last));
  };
  return { asked, readPage };
}

const ids = ({ messages }: Pick<Thread, 'messages'>) => messages.map(({ id }) => id);

describe('reading a thread', () => {
  it('begins with the newest page and knows whether there is more', async () => {
    const { readPage } = server(120);
    const thread = await readNewest(readPage, () => undefined);
    expect(ids(thread)).toEqual(ids({ messages: range(71, 120) }));
    expect(thread).toMatchObject({ more: true, upTo: 120 });
    expect(await readNewest(server(3).readPage, () => undefined)).toMatchObject({ more: false, upTo: 3 });
    expect(await readNewest(server(0).readPage, () => undefined)).toEqual({
      messages: [],
      more: false,
      upTo: 0,
    });
  });

  it('goes back to what is known, past what she has sent since', async () => {
    const known: Thread = { messages: [...range(1, 10), message(200)], more: false, upTo: 10 };
    const { asked, readPage } = server(200);
    const thread = await readNewest(readPage, () => known);
    expect(ids(thread)).toEqual(ids({ messages: range(1, 200) }));
    expect(asked).toEqual([undefined, 151, 101, 51]);
    expect(thread).toMatchObject({ more: false, upTo: 200 });
  });

  it('reads one page when one is enough', async () => {
    const { asked, readPage } = server(200);
    await readNewest(readPage, () => ({ messages: range(100, 190), more: true, upTo: 190 }));
    expect(asked).toEqual([undefined]);
  });

  it('has each message once, in order', () => {
    expect(ids({ messages: mergeMessages(range(3, 5), range(1, 4)) })).toEqual([1, 2, 3, 4, 5]);
  });
});
