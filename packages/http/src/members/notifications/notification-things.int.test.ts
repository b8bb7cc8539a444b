import { NotificationList } from '@nestmates/application/members/notifications/notification-list.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, mother } from '../../../testing/mothers.ts';
import { insertListing, insertOrder } from '../../../testing/order-setup.ts';
import { scheduled } from '../../../testing/playdate-setup.ts';
import { confirmedSwap } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const photo = '/photos/6f1c7a52-9b52-4a53-8b7b-0f4a6c1f2d3e';
const tell = (to: TestMember, about: object) =>
  server.container.get(NotificationList).tell({
    memberId: to.id,
    kind: 'order',
    topic: 'order-1',
    otherId: null,
    sentence: 'It has changed',
    path: '/orders',
    ...about,
  });
const first = async (of: TestMember) => (await listAt(of, '/api/notifications'))[0];

describe('a notification shows', () => {
  it('the thing that was bought, to the two of the order alone', async () => {
    const [buyer, seller, other] = [await mother(server), await mother(server), await mother(server)];
    const listingId = await insertListing(server.knex, seller, { photoUrls: [photo] });
    const topic = `order-${await insertOrder(server.knex, { buyer, seller }, { listingId })}`;
    for (const member of [buyer, seller, other]) await tell(member, { topic });
    expect(await first(buyer)).toMatchObject({ imageUrl: photo });
    expect(await first(seller)).toMatchObject({ imageUrl: photo });
    expect(await first(other)).not.toHaveProperty('imageUrl');
    // The order goes on after a block, and its thing is known.
    await seller.post(`/api/blocks/${buyer.id}`);
    expect(await first(buyer)).toMatchObject({ imageUrl: photo });
  });

  it('what is kept as a favourite, as long as it is shown', async () => {
    const [buyer, seller] = [await mother(server), await mother(server)];
    const id = await insertListing(server.knex, seller, { photoUrls: [photo] });
    await tell(buyer, { kind: 'listing', topic: `price-${id}`, path: `/marketplace/${id}` });
    expect(await first(buyer)).toMatchObject({ imageUrl: photo });
    await seller.post(`/api/blocks/${buyer.id}`);
    expect(await first(buyer)).not.toHaveProperty('imageUrl');
    await seller.delete(`/api/blocks/${buyer.id}`);
    for (const status of ['paused', 'ended', 'removed']) {
      await server.knex('listings').where({ id }).update({ status });
      expect(await first(buyer), status).not.toHaveProperty('imageUrl');
    }
  });

  it('when a swap is, as it stands now, and to nobody else', async () => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    const stranger = await mother(server);
    await tell(stranger, { kind: 'swap', topic: `swap-${swapId}` });
    expect(await first(stranger)).not.toHaveProperty('time');
    for (const member of [ana, bea]) {
      await tell(member, { kind: 'swap', topic: `swap-${swapId}` });
      const date = later(server.clock.now(), hours(30));
      await server
        .knex('babysitting_swaps')
        .where({ id: swapId })
        .update({ date, lengthMs: hours(1) });
      const time = { date: date.toISOString(), until: later(date, hours(1)).toISOString() };
      expect(await first(member)).toMatchObject({ time });
    }
  });

  it('when a playdate is, once its time is agreed on', async () => {
    const { ana, playdateId, times } = await scheduled(server);
    await tell(ana, { kind: 'playdate', topic: `playdate-${playdateId}` });
    expect(await first(ana)).toMatchObject({ time: { date: times[0] } });
    await server
      .knex('playdates')
      .where({ id: playdateId })
      .update({ status: 'proposed', date: null, scheduledAt: null });
    expect(await first(ana)).not.toHaveProperty('time');
  });
});
