import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../accounts/caller.ts';
import { Live } from './live-streams.ts';
import type { EventBell, EventLog, Hearer, Missed, NumberedEvent } from './ports.ts';
import type { StreamEvent } from './stream-event.ts';

const ana = { id: 7, sessionDigest: "ana's phone" } as Caller;
const numbered = (id: number): NumberedEvent => ({ id, event: { type: 'match', userId: id } });

/** A log whose answers can be kept waiting, so that anything can happen meanwhile. */
class MemoryLog implements EventLog {
  readonly events: NumberedEvent[] = [];
  readonly sessions = new Set([ana.sessionDigest]);
  gate: Promise<void> = Promise.resolve();
  down = false;
  reads = 0;

  async since(session: string, after: number | undefined): Promise<Missed | undefined> {
    this.reads += 1;
    if (this.down) throw new Error('away');
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
  async sweep(): Promise<void> {}
}

class Page {
  readonly heard: (StreamEvent & { readonly id?: string | undefined })[] = [];
  ended = false;
  send = (event: StreamEvent, id?: string): void => {
    this.heard.push({ ...event, id });
  };
  end = (): void => {
    this.ended = true;
  };
  get numbers(): string[] {
    return this.heard.flatMap(({ type, id }) => (type === 'match' && id ? [id] : []));
  }
}

let log: MemoryLog;
let live: Live;
let hearers: Hearer[];
beforeEach(() => {
  log = new MemoryLog();
  hearers = [];
  const bell: EventBell = { listen: (hearer) => hearers.push(hearer), stop: async () => undefined };
  live = new Live({ log, bell });
});

/** Written to the log and told to this process. */
function announce(...ids: number[]): void {
  for (const id of ids) {
    log.events.push(numbered(id));
    live.announced(ana.id, numbered(id));
  }
}

async function open(lastEventId?: string): Promise<Page> {
  const page = new Page();
  (await live.open(ana, lastEventId))(page);
  return page;
}

const settled = async () => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};

describe('a page', () => {
  it('hears what happens from its opening on', async () => {
    log.events.push(numbered(1));
    const page = await open();
    announce(2, 3);
    expect(page.heard[0]).toEqual({ type: 'ready', missedNothing: false, id: '7-1' });
    expect(page.numbers).toEqual(['7-2', '7-3']);
  });

  it('hears once what is announced while it is being opened', async () => {
    let go = () => {};
    log.events.push(numbered(1));
    log.gate = new Promise((resolve) => {
      go = resolve;
    });
    const opening = open('7-0');
    announce(2, 3);
    go();
    const page = await opening;
    await settled();
    expect(page.numbers).toEqual(['7-1', '7-2', '7-3']);
  });

  it('hears once, and in order, what is announced while it catches up', async () => {
    const page = await open();
    log.events.push(numbered(1));
    announce(2);
    announce(3);
    log.events.push(numbered(4));
    announce(5);
    await settled();
    expect(page.numbers).toEqual(['7-1', '7-2', '7-3', '7-4', '7-5']);
  });

  it('hears nothing twice, however often it is announced', async () => {
    const page = await open();
    announce(1, 2);
    live.announced(ana.id, numbered(1));
    live.announced(ana.id, numbered(2));
    expect(page.numbers).toEqual(['7-1', '7-2']);
  });

  it('hears after a silence what happened in it', async () => {
    const page = await open();
    log.events.push(numbered(1), numbered(2));
    await live.resumed();
    expect(page.numbers).toEqual(['7-1', '7-2']);
  });

  it('is ended after a silence in which its session ended', async () => {
    const page = await open();
    log.sessions.clear();
    await live.resumed();
    expect([page.heard.at(-1)?.type, page.ended, live.size]).toEqual(['closed', true, 0]);
  });

  it('is ended when the log does not answer, and comes back with what it heard last', async () => {
    const page = await open();
    announce(1);
    log.down = true;
    log.events.push(numbered(2));
    announce(3);
    await settled();
    expect([page.numbers, page.ended]).toEqual([['7-1'], true]);
    log.down = false;
    expect((await open('7-1')).numbers).toEqual(['7-2', '7-3']);
  });

  it('is told to look afresh when what it missed is no longer whole', async () => {
    log.events.push(numbered(5), numbered(6));
    const page = await open('7-2');
    expect(page.heard).toEqual([{ type: 'ready', missedNothing: false, id: '7-6' }]);
  });

  it('is not opened on a session that ended meanwhile', async () => {
    log.sessions.clear();
    await expect(live.open(ana, undefined)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(live.size).toBe(0);
  });

  it('is ended at once when its session ends while it is being opened', async () => {
    const pour = await live.open(ana, undefined);
    live.sessionEnded(ana.sessionDigest);
    const page = new Page();
    pour(page);
    expect([page.ended, page.heard, live.size]).toEqual([true, [], 0]);
  });

  it('leaves nothing behind when it goes', async () => {
    const leave = (await live.open(ana, undefined))(new Page());
    expect(live.size).toBe(1);
    leave();
    announce(1);
    expect([live.size, log.reads]).toEqual([0, 1]);
  });
});

describe('all pages', () => {
  it('hear through one bell', async () => {
    await Promise.all([open(), open(), open()]);
    expect(hearers).toHaveLength(1);
  });

  it('end with the process, and one that comes late is sent on', async () => {
    const pages = await Promise.all([open(), open()]);
    await live.close();
    expect(pages.map(({ ended }) => ended)).toEqual([true, true]);
    expect(pages.flatMap(({ heard }) => heard.map(({ type }) => type))).toEqual(['ready', 'ready']);
    const late = await open('7-1');
    expect([late.ended, late.heard, live.size]).toEqual([true, [], 0]);
  });
});
