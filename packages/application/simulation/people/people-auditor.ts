import type { Message } from '@nestmates/domain/friends/messages/message.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Swap } from '@nestmates/domain/together/swaps/swap.ts';
import { unreadDigest } from '../../src/friends/messages/emails.ts';
import type { World } from '../world.ts';
import type { PeopleStores } from './people-stores.ts';
import { PlaydateAuditor } from './playdate-auditor.ts';

type Pair = readonly [MemberId, MemberId];

const keyOf = (one: MemberId, other: MemberId): string =>
  [one, other].toSorted((a, b) => a - b).join(' and ');

/** Nobody waves to the same connection twice within it. */
const betweenWaves = days(7);

/** Slow mail is on its way for so long; what is written later knows of the block. */
const underWay = minutes(5);

/** How a swap may change between two looks. */
const next: Readonly<Record<Swap['status'], readonly Swap['status'][]>> = {
  pending: ['pending', 'confirmed', 'declined', 'cancelled'],
  confirmed: ['confirmed', 'cancelled'],
  declined: ['declined'],
  cancelled: ['cancelled'],
};

/** Looks at what is committed after every step, and knows what members want from their acts alone. */
export class PeopleAuditor {
  readonly #world: World;
  readonly #app: PeopleStores;
  /** Who has asked to be connected with whom since they were parted last. */
  readonly #wanted = new Set<string>();
  readonly #sent: Parameters<PeopleAuditor['wrote']>[] = [];
  readonly #blocked = new Map<string, Pair>();
  /** Who was connected, and who had blocked whom, when it looked last. */
  #connected: ReadonlySet<string> = new Set();
  #parted: ReadonlyMap<string, Date> = new Map();
  #swaps: ReadonlyMap<number, Swap['status']> = new Map();
  readonly #messages = new Set<Message>();
  readonly #waves = new Set<object>();
  readonly #jobs = new WeakSet<object>();
  readonly #digests = new Map<MemberId, Date>();
  readonly playdates: PlaydateAuditor;
  #announced = 0;
  #mails = 0;
  constructor(world: World, app: PeopleStores) {
    this.#world = world;
    this.#app = app;
    this.playdates = new PlaydateAuditor(world, app, (what, two) => this.#requireTogether(what, two));
  }

  wants(by: MemberId, of: MemberId): void {
    this.#wanted.add(`${by} ${of}`);
  }

  /** Answered to the member. */
  blocked(by: MemberId, of: MemberId): void {
    this.#blocked.set(`${by} ${of}`, [by, of]);
    this.#requireBlocked(by, of);
  }

  unblocks(by: MemberId, of: MemberId): void {
    this.#blocked.delete(`${by} ${of}`);
  }

  /** Answered to the member. */
  wrote(by: MemberId, clientId: string, id: number): void {
    this.#sent.push([by, clientId, id]);
    this.#requireKept(by, clientId, id);
  }

  /** Called after a commit. */
  look(): void {
    this.#lookAtMessages();
    this.#lookAtWaves();
    this.#lookAtSwaps();
    this.playdates.look();
    this.#lookAtConnections();
    this.#lookAtEvents();
    this.#lookAtMails();
    this.#lookAtDigests();
  }

  /** Once nothing is left to do. */
  async lookAtAll(): Promise<void> {
    for (const sent of this.#sent) this.#requireKept(...sent);
    for (const two of this.#blocked.values()) this.#requireBlocked(...two);
    const { callers, messages, swaps } = this.#app;
    for (const { id } of callers) {
      const all = { which: 'all' } as const;
      const listed = await messages.conversations(id, { ...all, limit: 50 });
      const inLists = listed.reduce((sum, { unread }) => sum + unread, 0);
      const onBadge = await messages.unread(id, all);
      if (inLists !== onBadge) this.#find(`${id} has ${onBadge} unread words, and lists say ${inLists}`);
    }
    const due = swaps.countedDays.size * 2;
    const counted = [...swaps.kept.values()].reduce((sum, count) => sum + count, 0);
    if (due !== counted) this.#find(`${counted} swaps are counted, of ${due}`);
    this.playdates.lookAtEnd();
  }

  #lookAtMessages(): void {
    for (const message of this.#app.messages.all) {
      if (this.#messages.has(message)) continue;
      this.#messages.add(message);
      const { senderId, receiverId, id, clientId } = message;
      this.#requireTogether(`message ${id}`, [senderId, receiverId]);
      if (clientId === null) continue;
      const same = this.#app.messages.all.filter(
        (one) => one.senderId === senderId && one.clientId === clientId,
      );
      if (same.length > 1) this.#find(`${clientId} of ${senderId} is there ${same.length} times`);
    }
  }

  #lookAtWaves(): void {
    const { waves } = this.#app;
    for (const wave of waves.all) {
      if (this.#waves.has(wave)) continue;
      this.#waves.add(wave);
      const connection = this.#app.pairs.connections.find(({ matchId }) => matchId === wave.matchId);
      if (connection) this.#requireTogether(`wave ${wave.id}`, connection.members);
      const early = waves.all.some(
        (one) =>
          one !== wave &&
          one.matchId === wave.matchId &&
          one.senderId === wave.senderId &&
          Math.abs(one.at.getTime() - wave.at.getTime()) < betweenWaves,
      );
      if (early) this.#find(`${wave.senderId} has waved twice in a week`);
    }
  }

  #lookAtSwaps(): void {
    const seen = new Map<number, Swap['status']>();
    for (const swap of this.#app.swaps.all) {
      const { id, status, requesterId, recipientId } = swap;
      seen.set(id, status);
      const before = this.#swaps.get(id);
      if (before !== status) this.#requireTogether(`swap ${id}, ${status},`, [requesterId, recipientId]);
      if (before && !next[before].includes(status)) this.#find(`swap ${id} was ${before} and is ${status}`);
      const events = this.#app.calendar.eventsOf(id);
      const isRight =
        status === 'confirmed'
          ? events.length === 2 && events.every(({ date }) => date.getTime() === swap.date.getTime())
          : events.length === 0;
      if (!isRight) this.#find(`swap ${id} is ${status}, and calendars have ${events.length} of it`);
    }
    this.#swaps = seen;
  }

  #lookAtConnections(): void {
    const { pairs } = this.#app;
    const connected = new Set<string>();
    for (const { members } of pairs.connections) {
      const [one, other] = members;
      const key = keyOf(one, other);
      if (connected.has(key)) this.#find(`${key} are connected twice`);
      connected.add(key);
      if (pairs.isBlocked(one, other)) this.#find(`${key} are connected, and one has blocked the other`);
      const isWanted = this.#wanted.has(`${one} ${other}`) && this.#wanted.has(`${other} ${one}`);
      if (!isWanted) this.#find(`${key} are connected, and one of them never asked`);
    }
    for (const request of pairs.requests) {
      if (request.status !== 'pending') continue;
      const { requesterId, recipientId } = request;
      const key = keyOf(requesterId, recipientId);
      if (connected.has(key)) this.#find(`${key} are connected, and one still asks`);
      if (pairs.isBlocked(requesterId, recipientId)) this.#find(`${key}: one asks, and is blocked`);
      if (pairs.requestFrom(recipientId, requesterId)?.status === 'pending') {
        this.#find(`${key} ask each other, and are not connected`);
      }
    }
    const parted = new Map<string, Date>();
    for (const { by, of } of pairs.blocks) {
      const key = keyOf(by, of);
      parted.set(key, this.#parted.get(key) ?? this.#world.scheduler.now());
    }
    this.#connected = connected;
    this.#parted = parted;
  }

  /** An event leads to something that is there, and to nobody whom a block keeps away. */
  #lookAtEvents(): void {
    const { announced } = this.#app.announced;
    for (const { to, event } of announced.slice(this.#announced)) {
      if (!('userId' in event)) continue;
      const isParted = this.#parted.has(keyOf(to, event.userId));
      if (event.type !== 'unmatch' && isParted) this.#find(`${to} hears of ${event.userId} by ${event.type}`);
      if (event.type !== 'message') continue;
      const { messageId } = event;
      if (!this.#app.messages.all.some(({ id }) => id === messageId)) {
        this.#find(`${to} hears of message ${messageId}, which is not there`);
      }
    }
    this.#announced = announced.length;
  }

  #lookAtMails(): void {
    const { mailer, people } = this.#app;
    const all = people.ids.flatMap((id) => people.get(id) ?? []);
    for (const { to, subject, text } of mailer.sent.slice(this.#mails)) {
      const reader = all.find(({ email }) => email === to);
      for (const { id, firstName } of all) {
        if (!reader || id === reader.id || !firstName || !`${subject} ${text}`.includes(firstName)) continue;
        const since = this.#parted.get(keyOf(id, reader.id));
        if (since && this.#world.scheduler.now() > later(since, underWay)) {
          this.#find(`${reader.firstName} reads of ${firstName}: ${subject}`);
        }
      }
    }
    this.#mails = mailer.sent.length;
  }

  /** One an hour, and none for nothing. */
  #lookAtDigests(): void {
    const now = this.#world.scheduler.now();
    for (const job of this.#world.queue.waiting.values()) {
      if (job.name !== unreadDigest.job.name || job.attempts > 0 || this.#jobs.has(job)) continue;
      this.#jobs.add(job);
      const { memberId } = job.payload as { readonly memberId: MemberId };
      const last = this.#digests.get(memberId);
      if (last && now < later(last, hours(1))) this.#find(`${memberId} has two digests within an hour`);
      this.#digests.set(memberId, now);
    }
  }

  /** Connected when it was done, and no block stands between them. */
  #requireTogether(what: string, [one, other]: Pair): void {
    const { pairs } = this.#app;
    if (!this.#connected.has(keyOf(one, other))) this.#find(`${what} is of two who are not connected`);
    if (pairs.isBlocked(one, other)) this.#find(`${what} is of two of whom one has blocked the other`);
  }

  #requireBlocked(by: MemberId, of: MemberId): void {
    if (!this.#app.pairs.hasBlocked(by, of)) this.#find(`${by} has blocked ${of}, and it is not there`);
  }

  #requireKept(by: MemberId, clientId: string, id: number): void {
    const kept = this.#app.messages.all.find((one) => one.senderId === by && one.clientId === clientId);
    if (kept?.id !== id) this.#find(`${clientId} of ${by} was sent, and is not there`);
  }

  #find(what: string): void {
    this.#world.findings.push(what);
  }
}
