import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import {
  acceptPlaydate,
  cancelPlaydate,
  declinePlaydate,
  proposePlaydateAnew,
  withdrawPlaydate,
} from '@nestmates/domain/together/playdates/playdate-actions.ts';
import { playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import { expect } from 'vitest';
import { contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import {
  answeredAt,
  lockPlaydate,
  type PlaydatePorts,
  sunday,
  threeWithProposals,
  timesAt,
} from './arrange-playdates.ts';

/** Playdates, from the proposal to their end. */
export function playdateStoreContract(name: string, ports: () => PlaydatePorts): void {
  const lock = (id: number, me: number) => lockPlaydate(ports(), id, me);
  const lockForClock = (id: number) => ports().transaction.run(() => ports().playdates.lockForClock(id));

  describe(`the context of a playdate in ${name}`, () => {
    it('is the connection of the two, and the other', async () => {
      const { ana, bea, cleo, context } = await threeWithProposals(ports());
      expect(context).toEqual({
        matchId: expect.any(Number),
        other: { id: bea.id, firstName: 'Bea', profilePhotoUrl: null },
        mine: [],
      });
      expect(await ports().playdates.context(bea.id, ana.id)).toMatchObject({ matchId: context?.matchId });
      expect(await ports().playdates.context(ana.id, cleo.id)).toBeUndefined();
    });
  });

  describe(`playdates in ${name}`, () => {
    it('are proposed one at a time between two, whoever of them proposes', async () => {
      const { ana, bea, proposal, add } = await threeWithProposals(ports());
      const first = await add();
      const hers = { userIdOne: bea.id, userIdTwo: ana.id };
      for (const next of [proposal(), proposal(hers)]) {
        expect(await ports().playdates.add(next, contractStart)).toBeUndefined();
      }
      await ports().playdates.save(declinePlaydate(first, 'invited', answeredAt), 'proposed');
      expect((await add(hers)).id).not.toBe(first.id);
    });

    it('make room for another proposal once they have lapsed, and are expired then', async () => {
      const { ana, proposal, add } = await threeWithProposals(ports());
      const lapsed = await add();
      expect(await ports().playdates.add(proposal(), later(sunday, -1))).toBeUndefined();
      const times = timesAt(later(sunday, days(1)));
      expect(await ports().playdates.add(proposal({ times }), sunday)).toEqual(expect.any(Number));
      expect((await lock(lapsed.id, ana.id))?.playdate).toMatchObject({ status: 'expired', endedAt: sunday });
    });

    it('are locked by the two, each with the other', async () => {
      const { ana, bea, cleo, add } = await threeWithProposals(ports());
      const playdate = await add({ timeZoneOne: 'America/Chicago' });
      expect(await lock(playdate.id, bea.id)).toEqual({
        playdate,
        myName: 'Bea',
        other: { id: ana.id, firstName: 'Ana', profilePhotoUrl: null },
        mine: [],
        theirs: [],
      });
      expect(await lock(playdate.id, ana.id)).toMatchObject({ myName: 'Ana', other: { id: bea.id } });
      expect(await lock(playdate.id, cleo.id)).toBeUndefined();
      expect(await lock(2_000_000_000, ana.id)).toBeUndefined();
    });

    it('are locked for the clock while both members are there', async () => {
      const { bea, add } = await threeWithProposals(ports());
      const playdate = await add();
      expect(await lockForClock(playdate.id)).toEqual(playdate);
      expect(await lockForClock(2_000_000_000)).toBeUndefined();
      await ports().removeMember(bea.id);
      expect(await lockForClock(playdate.id)).toBeUndefined();
    });

    it('are saved from the status that they had', async () => {
      const { bea, add } = await threeWithProposals(ports());
      const proposed = await add();
      const accepted = acceptPlaydate(proposed, 'invited', sunday, answeredAt);
      await ports().playdates.save({ ...accepted, timeZoneTwo: 'America/Denver' }, 'proposed');
      expect((await lock(proposed.id, bea.id))?.playdate).toEqual({
        ...accepted,
        timeZoneTwo: 'America/Denver',
      });
      const late = declinePlaydate(proposed, 'invited', answeredAt);
      await expect(ports().playdates.save(late, 'proposed')).rejects.toThrow();
    });

    it('have other times and another proposer once they are proposed anew', async () => {
      const { bea, add } = await threeWithProposals(ports());
      const proposed = await add();
      const longer = { date: later(sunday, days(1)), until: later(sunday, days(1) + hours(3)) };
      const anew = proposePlaydateAnew(
        proposed,
        'invited',
        { times: [longer], place: { of: bea.id } },
        answeredAt,
      );
      await ports().playdates.save(anew, 'proposed');
      expect((await lock(proposed.id, bea.id))?.playdate).toEqual({ ...anew, proposedBy: bea.id });
    });

    it.each<[string, 'add' | 'schedule', (playdate: Playdate) => Playdate]>([
      ['declined', 'add', (playdate) => declinePlaydate(playdate, 'invited', answeredAt)],
      ['taken back', 'add', (playdate) => withdrawPlaydate(playdate, 'proposer', answeredAt)],
      ['never answered', 'add', (playdate) => playdateAt(playdate, sunday)],
      ['cancelled', 'schedule', (playdate) => cancelPlaydate(playdate, 'proposer', answeredAt)],
      ['over', 'schedule', (playdate) => playdateAt(playdate, later(sunday, days(1)))],
    ])('are read as they were saved once they are %s', async (_, begin, end) => {
      const { ana, ...three } = await threeWithProposals(ports());
      const before = await three[begin]();
      const ended = end(before);
      await ports().playdates.save(ended, before.status);
      expect((await lock(before.id, ana.id))?.playdate).toEqual(ended);
    });

    it.each(['ana', 'bea'] as const)('are hidden from both by a block of %s', async (who) => {
      const { ana, bea, add } = await threeWithProposals(ports());
      const { id } = await add();
      const [by, of] = who === 'ana' ? [ana, bea] : [bea, ana];
      await ports().blocks.add(by.id, of.id, contractStart);
      const { playdateQueries } = ports();
      const proposed = { list: 'proposed', now: contractStart } as const;
      for (const [me, other] of [
        [ana, bea],
        [bea, ana],
      ] as const) {
        expect(await lock(id, me.id)).toBeUndefined();
        expect(await playdateQueries.find(id, me.id)).toBeUndefined();
        expect(await playdateQueries.emailDataOf(id, me.id)).toBeUndefined();
        expect(await playdateQueries.between(me.id, other.id, 10)).toEqual([]);
        expect(await playdateQueries.playdatesOf(me.id, proposed, { limit: 10 })).toEqual([]);
      }
    });

    it('end with the connection', async () => {
      const { ana, bea, add } = await threeWithProposals(ports());
      const { id } = await add();
      await ports().connections.disconnect(ana.id, bea.id, answeredAt);
      expect(await lock(id, ana.id)).toBeUndefined();
      expect(await lockForClock(id)).toBeUndefined();
    });
  });
}
