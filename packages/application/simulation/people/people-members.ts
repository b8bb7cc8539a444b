import { days, later, minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Swap } from '@nestmates/domain/together/swaps/swap.ts';
import { overAt } from '@nestmates/domain/together/swaps/swap.ts';
import { notifyAt } from '../../src/friends/messages/unread-notifications.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { Members } from '../members.ts';
import { Random, repeated } from '../random.ts';
import type { PeopleAuditor } from './people-auditor.ts';
import type { PeopleStores } from './people-stores.ts';
import { PlaydateActs } from './playdate-acts.ts';

/** Mean time between two acts of all members together. */
const pause = minutes(20);

interface Two {
  readonly by: Caller;
  readonly of: Caller;
}
type Act = (two: Two, random: Random) => Promise<unknown>;

/** What members do with each other, weighted so that it meets: most of it among two of them at a time. */
export class PeopleMembers extends Members<PeopleStores, PeopleAuditor> {
  protected override readonly pause = pause;
  /** One acts, often both at the same moment, and sometimes the same is sent twice. */
  protected override act(random: Random): void {
    if (random.chance(0.3)) this.#writeAtDigest(random);
    const { callers } = this.app;
    const one = random.chance(0.6) ? callers[0] : random.of(callers);
    const other = random.chance(0.6) ? callers[1] : random.of(callers);
    if (!one || !other || one === other) return;
    const asks = this.app.pairs.requestFrom(one.id, other.id)?.status === 'pending';
    const two = random.chance(asks ? 0.2 : 0.5) ? { by: one, of: other } : { by: other, of: one };
    const [name, act] = this.#pick(two, random);
    const times = random.chance(0.15) ? 2 : 1;
    const again = () => new Random(random.below(2 ** 31), name);
    const same = again();
    for (let nth = 0; nth < times; nth += 1) void this.#ask(name, two, () => act(two, same.copy()));
    if (!random.chance(0.4)) return;
    const back = { by: two.of, of: two.by };
    const [answer, answering] = this.#pick(back, random);
    const drawn = again();
    this.world.scheduler.after(random.chance(0.5) ? 0 : random.below(seconds(3)), () => {
      void this.#ask(answer, back, () => answering(back, drawn));
    });
  }

  /** Friends write so that a member is told of it in the second in which the digest is planned anew. */
  #writeAtDigest(random: Random): void {
    const { callers, pairs } = this.app;
    const to = random.of(callers);
    const planned = to && this.world.queue.waiting.get(`digest.${to.id}`);
    if (!to || !planned) return;
    const wait = planned.at - notifyAt(new Date(0)).getTime() - this.world.scheduler.now().getTime();
    const friends = callers.filter(({ id }) => pairs.connection(id, to.id) !== undefined);
    this.world.scheduler.after(Math.max(0, wait), () => {
      for (const by of friends) {
        const drawn = new Random(this.world.seed, `${this.acts} of ${by.id}`);
        const two = { by, of: to };
        void this.#ask('writes to', two, async () => this.#does['writes to']?.(two, drawn));
      }
    });
  }

  async #ask(name: string, { by, of }: Two, act: () => Promise<unknown>): Promise<void> {
    await this.world.request(`${by.id} ${name} ${of.id}`, act);
  }

  #pick({ by, of }: Two, random: Random): readonly [string, Act] {
    const { pairs } = this.app;
    const isConnected = pairs.connection(by.id, of.id) !== undefined;
    const waits = pairs.requestFrom(of.id, by.id)?.status === 'pending';
    const swap = isConnected ? this.#openSwap(by, of) : undefined;
    const playdate = isConnected && random.chance(0.5) ? this.#playdates.likely({ by, of }) : undefined;
    const friends = swap && random.chance(0.6) ? withSwap(swap) : (playdate ?? withFriends);
    const apart = pairs.hasBlocked(by.id, of.id) ? withBlocked : withStrangers;
    const usual = isConnected ? friends : waits ? withRequest : apart;
    const name = random.chance(0.85) ? random.of(usual) : random.of(Object.keys(this.#does));
    return [name ?? '', this.#does[name ?? ''] ?? (async () => undefined)];
  }

  readonly #playdates = new PlaydateActs(this.world, this.app, this.auditor.playdates);
  readonly #does: Readonly<Record<string, Act>> = {
    ...this.#playdates.does,
    'asks to connect with': async ({ by, of }) => {
      this.auditor.wants(by.id, of.id);
      await this.app.connecting.request(by, { recipientId: of.id });
    },
    accepts: async ({ by, of }) => {
      const request = this.app.pairs.requestFrom(of.id, by.id);
      if (!request) return;
      this.auditor.wants(by.id, of.id);
      await this.app.connecting.respond(by, { requestId: request.id, action: 'accept' });
    },
    declines: async ({ by, of }) => {
      const request = this.app.pairs.requestFrom(of.id, by.id);
      if (request) await this.app.connecting.respond(by, { requestId: request.id, action: 'decline' });
    },
    leaves: async ({ by, of }) => this.app.connecting.unmatch(by, { userId: of.id }),
    blocks: async ({ by, of }) => {
      await this.app.blocking.block(by, { userId: of.id });
      this.auditor.blocked(by.id, of.id);
    },
    unblocks: async ({ by, of }) => {
      this.auditor.unblocks(by.id, of.id);
      await this.app.blocking.unblock(by, { userId: of.id });
    },
    'writes to': async ({ by, of }, random) => {
      const clientId = `message ${random.below(2 ** 31)}`;
      const sent = await this.app.writing.send({
        by,
        receiverId: of.id,
        message: `${clientId} of ${by.id}`,
        clientId,
      });
      this.auditor.wrote(by.id, clientId, sent.id);
    },
    reads: async ({ by, of }) => {
      const newest = this.app.messages.all.findLast(
        ({ senderId, receiverId }) => senderId === of.id && receiverId === by.id,
      );
      if (newest) await this.app.writing.read({ by, otherId: of.id, upTo: newest.id });
    },
    'waves to': async ({ by, of }) => this.app.waving.wave(by, { userId: of.id }),
    'asks for a swap with': async ({ by, of }, random) => {
      const { pairs, swapping } = this.app;
      const matchId = pairs.connection(by.id, of.id)?.matchId;
      if (matchId === undefined) return;
      await swapping.request(by, {
        recipientId: of.id,
        matchId,
        childIds: [10 * by.id],
        date: this.#someDay(random),
        location: 'Zilker Park',
        emergencyContact: 'Sam, 512 555 0100',
      });
    },
    'takes the swap of': async (two) =>
      this.#ofSwap(two, ({ id }) => this.app.swapping.respond(two.by, { swapId: id, response: 'confirmed' })),
    'takes no swap of': async (two) =>
      this.#ofSwap(two, ({ id }) => this.app.swapping.respond(two.by, { swapId: id, response: 'declined' })),
    'cancels a swap with': async (two) =>
      this.#ofSwap(two, ({ id }) => this.app.swapping.cancel(two.by, { swapId: id })),
    'proposes another time to': async (two, random) =>
      this.#ofSwap(two, ({ id }) =>
        this.app.swapTimes.propose(two.by, { swapId: id, date: this.#someDay(random) }),
      ),
    'agrees to the time of': async (two) =>
      this.#ofSwap(two, async (swap) => {
        if ((swap.status !== 'confirmed' && swap.status !== 'pending') || !swap.proposal) return;
        await this.app.swapTimes.answer(two.by, {
          swapId: swap.id,
          response: 'agreed',
          date: swap.proposal.date.toISOString(),
          until: swap.proposal.until.toISOString(),
        });
      }),
    'says that it happened with': async (two) =>
      this.#ofSwap(two, async (swap) => {
        const wait = overAt(swap).getTime() - this.world.scheduler.now().getTime();
        if (wait <= 0) await this.app.swapping.outcome(two.by, { swapId: swap.id, outcome: 'yes' });
      }),
  };

  async #ofSwap({ by, of }: Two, act: (swap: Swap) => Promise<unknown>): Promise<void> {
    const open = this.#openSwap(by, of);
    if (open) await act(open);
  }

  #openSwap(by: Caller, of: Caller): Swap | undefined {
    return this.app.swaps.all.findLast(
      ({ requesterId, recipientId, status }) =>
        [by.id, of.id].includes(requesterId) &&
        [by.id, of.id].includes(recipientId) &&
        (status === 'pending' || status === 'confirmed'),
    );
  }

  #someDay(random: Random): string {
    const now = this.world.scheduler.now();
    return later(now, minutes(90) + random.below(days(3))).toISOString();
  }
}

const withFriends = [
  'writes to',
  'writes to',
  'reads',
  'waves to',
  'asks for a swap with',
  'asks for a swap with',
  'suggests a playdate to',
  'leaves',
  'blocks',
];
const withRequest = ['accepts', 'accepts', 'declines', 'asks to connect with', 'blocks'];
const withStrangers = ['asks to connect with', 'asks to connect with', 'asks to connect with', 'blocks'];
const withBlocked = ['unblocks', 'unblocks', 'unblocks', 'asks to connect with'];

function withSwap(swap: Swap): readonly string[] {
  const ends = ['cancels a swap with', 'blocks', 'leaves'];
  if (swap.status === 'pending') {
    const suggested = swap.proposal
      ? repeated('agrees to the time of', 4)
      : repeated('proposes another time to', 2);
    return [...repeated('takes the swap of', 6), 'takes no swap of', ...suggested, ...ends];
  }
  if (swap.status !== 'confirmed') return ends;
  const times = swap.proposal
    ? repeated('agrees to the time of', 12)
    : repeated('proposes another time to', 8);
  return [
    ...times,
    ...repeated('says that it happened with', 2),
    ...repeated('cancels a swap with', 3),
    ...ends,
  ];
}
