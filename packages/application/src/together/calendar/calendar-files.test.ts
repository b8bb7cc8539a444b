import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { anEvent } from '@nestmates/domain/testing/calendar/series.ts';
import { newSeries } from '@nestmates/domain/together/calendar/event-series.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { entitlementOf } from '../../../testing/a-member.ts';
import { MemoryCalendarEvents } from '../../../testing/memory/memory-calendar-events.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import type { FeedContent } from './calendar-feed.ts';
import { CalendarFiles } from './calendar-files.ts';

const ana = aCaller({ id: 1 });
const swim = newSeries(anEvent(), null);

function filesInMemory() {
  const clock = new StoppedClock();
  const store = new MemoryCalendarEvents(new MemoryTransaction());
  const plan: { entitlement: Entitlement | undefined } = { entitlement: entitlementOf.pro };
  const written: FeedContent[] = [];
  const files = new CalendarFiles({
    clock,
    calendarQueries: store,
    entitlements: { of: async () => plan.entitlement },
    publicUrl: () => 'https://nest.example',
    calendarFeed: {
      async write(content) {
        written.push(content);
        return content.name;
      },
    },
  });
  return { clock, store, plan, written, files };
}

let app: ReturnType<typeof filesInMemory>;
beforeEach(() => {
  app = filesInMemory();
});

describe('one event as a file', () => {
  it.each([
    ['at its day', {}, '/calendar?day=2026-06-04'],
    ['at its swap', { swapId: 5 }, '/babysitting-swaps?tab=confirmed&open=5'],
    ['at its playdate', { playdateId: 5 }, '/playdates?tab=scheduled&open=5'],
  ])('is found %s', async (_, given, page) => {
    app.store.put({ id: 3, series: swim, ...given });
    expect(await app.files.one(ana, { id: 3 })).toBe('Swim class');
    const [content] = app.written;
    expect(content?.events).toMatchObject([
      { uid: 'calendar-event-3@nestmates', series: swim, url: `https://nest.example${page}` },
    ]);
  });

  it('is for its member alone', async () => {
    app.store.put({ id: 3, series: swim, userId: 2 });
    await expect(app.files.one(ana, { id: 3 })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a whole calendar', () => {
  it('reaches from 90 days ago over ten years, and is written once for each version', async () => {
    app.store.put({ id: 3, series: swim });
    const file = await app.files.whole(ana.id);
    const [from, until] = [later(app.clock.now(), -days(90)), later(app.clock.now(), days(3660))];
    expect(file.version).toBe(`${from.toISOString()} ${until.toISOString()} 1`);
    expect([await file.read(), await file.read()]).toEqual(['Nestmates', 'Nestmates']);
    expect(app.written).toHaveLength(1);
    expect(app.written[0]?.events).toHaveLength(1);
  });

  it.each([
    ['whose plan does not open it', entitlementOf.free],
    ['who is gone', undefined],
  ])('is refused to a member %s', async (_, entitlement) => {
    app.plan.entitlement = entitlement;
    await expect(app.files.whole(ana.id)).rejects.toMatchObject({
      code: 'PRO_REQUIRED',
      details: { flags: { requiresSubscription: true } },
    });
  });
});
