import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { declinePlaydate } from '@nestmates/domain/together/playdates/playdate-actions.ts';
import { expect } from 'vitest';
import type { PlaydateRow } from '../../../src/together/playdates/ports.ts';
import { connect, contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import {
  answeredAt,
  type PlaydatePorts,
  saturday,
  sunday,
  threeWithProposals,
  timesAt,
} from './arrange-playdates.ts';

const idsOf = (rows: readonly PlaydateRow[]) => rows.map(({ playdate }) => playdate.id);

/** Lists of playdates, and what an e-mail about one needs. */
export function playdateQueriesContract(name: string, ports: () => PlaydatePorts): void {
  describe(`lists of playdates in ${name}`, () => {
    it('have what is planned for the two, the soonest first', async () => {
      const { ana, bea, cleo, schedule, add } = await threeWithProposals(ports());
      const late = await schedule({ times: timesAt(sunday) });
      const soon = await schedule({ userIdOne: bea.id, userIdTwo: ana.id });
      const proposed = await add();
      const { playdateQueries } = ports();
      const which = { list: 'scheduled', now: contractStart } as const;
      for (const me of [ana, bea]) {
        const listed = await playdateQueries.playdatesOf(me.id, which, { limit: 10 });
        expect(idsOf(listed)).toEqual([soon.id, late.id]);
        const [first] = await playdateQueries.playdatesOf(me.id, which, { limit: 1 });
        expect(first?.playdate).toEqual(soon);
        const rest = await playdateQueries.playdatesOf(me.id, which, { limit: 10, before: first?.cursor });
        expect(idsOf(rest)).toEqual([late.id]);
        const waiting = await playdateQueries.playdatesOf(
          me.id,
          { ...which, list: 'proposed' },
          { limit: 10 },
        );
        expect(idsOf(waiting)).toEqual([proposed.id]);
      }
      expect(await playdateQueries.playdatesOf(cleo.id, which, { limit: 10 })).toEqual([]);
    });

    it('have what is over, the latest first, whether or not its end was saved', async () => {
      const { ana, bea, schedule, add } = await threeWithProposals(ports());
      const declined = await add();
      await ports().playdates.save(declinePlaydate(declined, 'invited', answeredAt), 'proposed');
      const tookPlace = await schedule({ times: timesAt(saturday) });
      const lapsed = await add({ userIdOne: bea.id, userIdTwo: ana.id, times: timesAt(sunday) });
      const past = async (now: Date, page: object = {}) =>
        ports().playdateQueries.playdatesOf(ana.id, { list: 'past', now }, { limit: 10, ...page });
      expect(idsOf(await past(contractStart))).toEqual([]);
      expect(idsOf(await past(answeredAt))).toEqual([declined.id]);
      const all = await past(later(sunday, days(1)));
      expect(idsOf(all)).toEqual([lapsed.id, tookPlace.id, declined.id]);
      const rest = await past(later(sunday, days(1)), { before: all[0]?.cursor, limit: 1 });
      expect(idsOf(rest)).toEqual([tookPlace.id]);
      const ahead = { list: 'proposed', now: sunday } as const;
      expect(await ports().playdateQueries.playdatesOf(bea.id, ahead, { limit: 10 })).toEqual([]);
    });

    it('of the two of a thread have the newest first, and no others', async () => {
      const { ana, bea, cleo, schedule, proposal } = await threeWithProposals(ports());
      const [first, second] = [await schedule(), await schedule({ times: timesAt(sunday) })];
      await connect(ports(), ana, cleo);
      const matchId = (await ports().playdates.context(ana.id, cleo.id))?.matchId ?? 0;
      const withCleo = await ports().playdates.add(
        { ...proposal({ userIdTwo: cleo.id }), matchId },
        contractStart,
      );
      const { playdateQueries, connections } = ports();
      expect(idsOf(await playdateQueries.between(bea.id, ana.id, 10))).toEqual([second.id, first.id]);
      expect(idsOf(await playdateQueries.between(ana.id, bea.id, 1))).toEqual([second.id]);
      expect(await playdateQueries.between(cleo.id, bea.id, 10)).toEqual([]);
      await connections.disconnect(ana.id, bea.id, answeredAt);
      expect(await playdateQueries.between(ana.id, bea.id, 10)).toEqual([]);
      expect(idsOf(await playdateQueries.between(ana.id, cleo.id, 10))).toEqual([withCleo]);
    });
  });

  describe(`one playdate in ${name}`, () => {
    it('is found by the two, and by nobody else', async () => {
      const { ana, bea, cleo, add } = await threeWithProposals(ports());
      const playdate = await add();
      const { playdateQueries } = ports();
      expect(await playdateQueries.find(playdate.id, ana.id)).toMatchObject({
        playdate,
        other: { id: bea.id },
      });
      expect(await playdateQueries.find(playdate.id, bea.id)).toMatchObject({ other: { id: ana.id } });
      expect(await playdateQueries.find(playdate.id, cleo.id)).toBeUndefined();
    });
  });

  describe(`the e-mail about a playdate in ${name}`, () => {
    it('goes to either of the two, by the clock of her browser or of where she lives', async () => {
      const { ana, bea, cleo, add } = await threeWithProposals(ports());
      const playdate = await add({ timeZoneOne: 'America/Chicago' });
      const { playdateQueries } = ports();
      expect(await playdateQueries.emailDataOf(playdate.id, ana.id)).toEqual({
        memberId: ana.id,
        to: ana.email,
        firstName: 'Ana',
        otherId: bea.id,
        otherName: 'Bea',
        playdate,
        timeZone: 'America/Chicago',
      });
      expect(await playdateQueries.emailDataOf(playdate.id, bea.id)).toMatchObject({
        memberId: bea.id,
        otherName: 'Ana',
        timeZone: 'America/New_York',
      });
      expect(await playdateQueries.emailDataOf(playdate.id, cleo.id)).toBeUndefined();
    });
  });
}
