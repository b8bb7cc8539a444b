import { traceExpiry, tracesSince } from '@nestmates/domain/friends/blocks/kept-block.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { KeptBlocks } from './kept-blocks.ts';
import type { KeptBlockStore } from './ports.ts';

type Call = { readonly [Name in keyof KeptBlockStore]: readonly [Name, ...Parameters<KeptBlockStore[Name]>] };

/** Keeps what the store is asked for. */
function setUp(emailOfBlocked?: string, blockers: readonly MemberId[] = []) {
  const clock = new StoppedClock();
  const asked: Call[keyof KeptBlockStore][] = [];
  const closed: (readonly [MemberId, readonly MemberId[]])[] = [];
  const keptBlocks = new KeptBlocks({
    clock,
    payingFollowers: [{ wereBlocked: async (...blocked) => void closed.push(blocked) }],
    keyedDigests: { digest: async (of, value) => `${of} ${value}` },
    keptBlockStore: {
      noteTraces: async (...given) => void asked.push(['noteTraces', ...given]),
      async carryOver(...given) {
        asked.push(['carryOver', ...given]);
        return blockers;
      },
      emailOfBlocked: async () => emailOfBlocked,
      keep: async (...given) => void asked.push(['keep', ...given]),
    },
  });
  return { now: clock.now(), asked, closed, keptBlocks };
}

let app: ReturnType<typeof setUp>;
beforeEach(() => {
  app = setUp();
});

const use = (daysAgo: number, from?: string, browserToken?: string) =>
  app.keptBlocks.noteUse({
    memberId: 7,
    email: 'dana@example.com',
    createdAt: later(app.now, -days(daysAgo)),
    browserToken,
    from,
  });

const dana = (traces: readonly string[]) => ({
  memberId: 7,
  emailDigest: 'email dana@example.com',
  traces: ['email dana@example.com', ...traces],
  browser: traces.find((trace) => trace.startsWith('browser')) ?? null,
});

describe('the use of an account', () => {
  it('that is new is compared with those who are blocked', async () => {
    await use(3, '203.0.113.7', 'b1');
    expect(app.closed).toEqual([]);
    expect(app.asked).toEqual([
      [
        'carryOver',
        dana(['browser b1', 'address 203.0.113.7']),
        { at: app.now, tracesSince: tracesSince(app.now) },
      ],
    ]);
  });

  it('that is blocked so closes what is just being paid to whoever has blocked it', async () => {
    app = setUp(undefined, [5]);
    await use(3, '203.0.113.7');
    expect(app.closed).toEqual([[7, [5]]]);
  });

  it('that is older is noted alone', async () => {
    await use(40, '203.0.113.7');
    expect(app.asked).toEqual([['noteTraces', dana(['address 203.0.113.7']), app.now]]);
  });

  it('from a network that many share says nothing', async () => {
    await use(40, '10.0.0.1', 'b1');
    expect(app.asked).toEqual([['noteTraces', dana(['browser b1']), app.now]]);
  });
});

describe('the deletion of an account', () => {
  it('keeps the blocks against it', async () => {
    app = setUp('dana@example.com');
    await app.keptBlocks.keep(7);
    expect(app.asked).toEqual([['keep', 7, 'email dana@example.com', traceExpiry]]);
  });

  it('keeps nothing of whom nobody has blocked', async () => {
    await app.keptBlocks.keep(7);
    expect(app.asked).toEqual([]);
  });
});
