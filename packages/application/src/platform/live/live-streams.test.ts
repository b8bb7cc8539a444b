import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../access/caller.ts';
import { withoutTracing } from '../tracing/tracing.ts';
import { LiveStreams } from './live-streams.ts';
import type { EventLog, EventNotifier, EventSubscriber, MissedEvents, NumberedEvent } from './ports.ts';
import type { StreamEvent } from './stream-event.ts';

const ana = { id: 7, sessionDigest: "ana's phone" } as Caller;
const numbered = (id: number): NumberedEvent => ({ id, event: { type: 'match', userId: id } });

/** An event log whose reads can be held back, to test what happens meanwhile. */
class MemoryLog implements EventLog {
  readonly events: NumberedEvent[] = [];
  readonly sessions = new Set([ana.sessionDigest]);
  gate: Promise<void> = Promise.resolve();
  failing = false;
  reads = 0;

  async since(session: string, after: number | undefined): Promise<MissedEvents | undefined> {
    this.reads += 1;
    if (this.failing) throw new Error('away');
    const found = this.sessions.has(session)
      ? {
          head: this.events.at(-1)?.id ?? 0,
          events: after === undefined ? [] : this.events.filter(({ id }) => id > after),
        }
      : undefined;
    await this.gate;
    return found;
  }
  async heads(sessions: readonly string[]): Promise<Map<string, number>> {
    const open = sessions.filter((session) => this.sessions.has(session));
    return new Map(open.map((session) => [session, this.events.at(-1)?.id ?? 0]));
  }
}

class TestPage {
  readonly received: (StreamEvent & { readonly id?: string | undefined })[] = [];
  ended = false;
  send = (event: StreamEvent, id?: string): void => {
    this.received.push({ ...event, id });
  };
  end = (): void => {
    this.ended = true;
  };
  get eventIds(): string[] {
    return this.received.flatMap(({ type, id }) => (type === 'match' && id ? [id] : []));
  }
}

let log: MemoryLog;
let streams: LiveStreams;
let subscribers: EventSubscriber[];
let followed: Set<number>;
beforeEach(() => {
  log = new MemoryLog();
  subscribers = [];
  followed = new Set();
  const notifier: EventNotifier = {
    connected: true,
    listen: (subscriber) => subscribers.push(subscriber),
    follow: async (memberId) => void followed.add(memberId),
    unfollow: (memberId) => void followed.delete(memberId),
    stop: async () => undefined,
  };
  streams = new LiveStreams({ eventLog: log, eventNotifier: notifier, tracing: withoutTracing });
});

/** Writes to the log and notifies this process. */
function publish(...ids: number[]): void {
  for (const id of ids) {
    log.events.push(numbered(id));
    streams.onEvent(ana.id, numbered(id));
  }
}

async function open(lastEventId?: string): Promise<TestPage> {
  const page = new TestPage();
  (await streams.open(ana, lastEventId))(page);
  return page;
}

const flushMicrotasks = async () => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};

describe('a page', () => {
  it('has its member followed until the last one is closed', async () => {
    const [one, other] = [new TestPage(), new TestPage()];
    const closeOne = (await streams.open(ana, undefined))(one);
    const closeOther = (await streams.open(ana, undefined))(other);
    expect([...followed]).toEqual([ana.id]);
    closeOne();
    expect([...followed]).toEqual([ana.id]);
    closeOther();
    expect([...followed]).toEqual([]);
  });

  it('receives the events from its opening on', async () => {
    log.events.push(numbered(1));
    const page = await open();
    publish(2, 3);
    expect(page.received[0]).toEqual({ type: 'ready', missedNothing: false, id: '7-1' });
    expect(page.eventIds).toEqual(['7-2', '7-3']);
  });

  it('receives once what is announced while it is being opened', async () => {
    let release = () => {};
    log.events.push(numbered(1));
    log.gate = new Promise((resolve) => {
      release = resolve;
    });
    const opening = open('7-0');
    publish(2, 3);
    release();
    const page = await opening;
    await flushMicrotasks();
    expect(page.eventIds).toEqual(['7-1', '7-2', '7-3']);
  });

  it('receives once, and in order, what is announced while it catches up', async () => {
    const page = await open();
    log.events.push(numbered(1));
    publish(2);
    publish(3);
    log.events.push(numbered(4));
    publish(5);
    await flushMicrotasks();
    expect(page.eventIds).toEqual(['7-1', '7-2', '7-3', '7-4', '7-5']);
  });

  it('receives no event twice, however often it is announced', async () => {
    const page = await open();
    publish(1, 2);
    streams.onEvent(ana.id, numbered(1));
    streams.onEvent(ana.id, numbered(2));
    expect(page.eventIds).toEqual(['7-1', '7-2']);
  });

  it('receives after an interruption what happened during it', async () => {
    const page = await open();
    log.events.push(numbered(1), numbered(2));
    await streams.onReconnected();
    expect(page.eventIds).toEqual(['7-1', '7-2']);
  });

  it('is ended after an interruption during which its session ended', async () => {
    const page = await open();
    log.sessions.clear();
    await streams.onReconnected();
    expect([page.received.at(-1)?.type, page.ended, streams.size]).toEqual(['closed', true, 0]);
  });

  it('is ended when the log fails, and can resume after its last event', async () => {
    const page = await open();
    publish(1);
    log.failing = true;
    log.events.push(numbered(2));
    publish(3);
    await flushMicrotasks();
    expect([page.eventIds, page.ended]).toEqual([['7-1'], true]);
    log.failing = false;
    expect((await open('7-1')).eventIds).toEqual(['7-2', '7-3']);
  });

  it('is told to load everything again when missed events are no longer kept', async () => {
    log.events.push(numbered(5), numbered(6));
    const page = await open('7-2');
    expect(page.received).toEqual([{ type: 'ready', missedNothing: false, id: '7-6' }]);
  });

  it('is not opened on a session that ended meanwhile', async () => {
    log.sessions.clear();
    await expect(streams.open(ana, undefined)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(streams.size).toBe(0);
  });

  it('is ended at once when its session ends while it is being opened', async () => {
    const handler = await streams.open(ana, undefined);
    streams.onSessionEnded(ana.sessionDigest);
    const page = new TestPage();
    handler(page);
    expect([page.ended, page.received, streams.size]).toEqual([true, [], 0]);
  });

  it('leaves nothing behind when it goes', async () => {
    const leave = (await streams.open(ana, undefined))(new TestPage());
    expect(streams.size).toBe(1);
    leave();
    publish(1);
    expect([streams.size, log.reads]).toEqual([0, 1]);
  });
});

describe('all pages', () => {
  it('share one listening connection', async () => {
    await Promise.all([open(), open(), open()]);
    expect(subscribers).toHaveLength(1);
  });

  it('end with the process, and a late one is refused', async () => {
    const pages = await Promise.all([open(), open()]);
    await streams.close();
    expect(pages.map(({ ended }) => ended)).toEqual([true, true]);
    expect(pages.flatMap(({ received }) => received.map(({ type }) => type))).toEqual(['ready', 'ready']);
    const late = await open('7-1');
    expect([late.ended, late.received, streams.size]).toEqual([true, [], 0]);
  });
});
