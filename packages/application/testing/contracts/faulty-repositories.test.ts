import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { expect, it } from 'vitest';
import { faulty } from '../faulty.ts';
import { MemoryListingConversations } from '../memory/memory-listing-conversations.ts';
import { MemoryMembers } from '../memory/memory-members.ts';
import { MemoryMessages } from '../memory/memory-messages.ts';
import { memoryPairPorts } from '../memory/memory-pair-ports.ts';
import { MemoryPlaydates } from '../memory/memory-playdates.ts';
import { MemorySessions } from '../memory/memory-sessions.ts';
import { MemorySwaps } from '../memory/memory-swaps.ts';
import { MemoryUnreadRecords } from '../memory/memory-unread-records.ts';
import { MemoryVerificationLinks } from '../memory/memory-verification-links.ts';
import { accountsContract } from './accounts/accounts-contract.ts';
import type { AccountPorts } from './accounts/arrange-accounts.ts';
import type { MessagePorts } from './messages/arrange-messages.ts';
import { messagesContract } from './messages/messages-contract.ts';
import type { PlaydatePorts } from './playdates/arrange-playdates.ts';
import { playdatesContract } from './playdates/playdates-contract.ts';
import { brokenBy, sentencesOf } from './suite.ts';
import type { SwapPorts } from './swaps/arrange-swaps.ts';
import { swapsContract } from './swaps/swaps-contract.ts';

type Fault<Adapter> = (adapter: Adapter) => Partial<Adapter>;
const none = () => ({});
const nothing = async () => undefined;

function swapsWith(change: Fault<MemorySwaps> = none, changeDone?: (done: number) => number): () => void {
  const pairs = memoryPairPorts();
  const real = new MemorySwaps(pairs.pairs);
  const swaps = faulty(real, change(real));
  const ports: SwapPorts = {
    ...pairs,
    swaps,
    swapQueries: swaps,
    swapsDone: async (memberId) => (changeDone ?? Number)(real.kept.get(memberId) ?? 0),
  };
  return () => swapsContract('faulty', () => ports);
}

function playdatesWith(change: Fault<MemoryPlaydates> = none): () => void {
  const pairs = memoryPairPorts();
  const real = new MemoryPlaydates(pairs.pairs);
  const playdates = faulty(real, change(real));
  const ports: PlaydatePorts = { ...pairs, playdates, playdateQueries: playdates };
  return () => playdatesContract('faulty', () => ports);
}

interface MessageAdapters {
  readonly messages: MemoryMessages;
  readonly unread: MemoryUnreadRecords;
  readonly conversations: MemoryListingConversations;
}
type MessageFaults = { readonly [Name in keyof MessageAdapters]?: Partial<MessageAdapters[Name]> };

function messagesWith(change: (adapters: MessageAdapters) => MessageFaults = none): () => void {
  const pairs = memoryPairPorts();
  const { listings } = pairs.pairs;
  const messages = new MemoryMessages(pairs.pairs);
  const real = {
    messages,
    unread: new MemoryUnreadRecords(messages),
    conversations: new MemoryListingConversations(pairs.pairs),
  };
  const faults = change(real);
  const faultyMessages = faulty(messages, faults.messages ?? {});
  const ports: MessagePorts = {
    ...pairs,
    messages: faultyMessages,
    messageQueries: faultyMessages,
    unreadRecords: faulty(real.unread, faults.unread ?? {}),
    listingConversations: faulty(real.conversations, faults.conversations ?? {}),
    async addListing(userId, title) {
      const id = listings.size + 1;
      listings.set(id, aListing({ id, userId, title }));
      return id;
    },
  };
  return () => messagesContract('faulty', () => ports);
}

interface AccountAdapters {
  readonly members: MemoryMembers;
  readonly sessions: MemorySessions;
  readonly links: MemoryVerificationLinks;
}
type AccountFaults = { readonly [Name in keyof AccountAdapters]?: Partial<AccountAdapters[Name]> };

function accountsWith(change: (adapters: AccountAdapters) => AccountFaults = none): () => void {
  const members = new MemoryMembers();
  const real = {
    members,
    sessions: new MemorySessions(members),
    links: new MemoryVerificationLinks(members),
  };
  const faults = change(real);
  const faultyMembers = faulty(members, faults.members ?? {});
  const sessions = faulty(real.sessions, faults.sessions ?? {});
  const ports: AccountPorts = {
    members: faultyMembers,
    resetTokens: faultyMembers,
    verificationLinks: faulty(real.links, faults.links ?? {}),
    sessions,
    newBrowsers: sessions,
  };
  return () => accountsContract('faulty', () => ports);
}

/** An adapter that breaks each rule, and the sentence that says so. */
const table: readonly (readonly [adapter: string, suite: () => void, broken: string])[] = [
  [
    'swaps with the children of the other',
    swapsWith((real) => ({ context: (me, other) => real.context(other, me) })),
    'is the connection of the two, the other, and her own children in their order',
  ],
  [
    'swaps that are asked for again and again',
    swapsWith((real) => ({
      add: async (request) => (await real.add(request)) ?? { ...request, id: 1, status: 'pending' },
    })),
    'are asked for once for each time, until they are answered',
  ],
  [
    'swaps that anybody may lock',
    swapsWith((real) => ({
      lock: async (id, me) =>
        (await real.lock(id, me)) ??
        real.lock(id, real.all.find((swap) => swap.id === id)?.requesterId ?? me),
    })),
    'are locked by the two, with the other and the children',
  ],
  [
    'swaps whose time is got by who gave it',
    swapsWith((real) => ({
      timeGivenAndGot: async (me) => {
        const { given, got } = await real.timeGivenAndGot(me);
        return { given: got, got: given };
      },
    })),
    'adds up what both say has happened, in both directions and over all months',
  ],
  [
    'swaps of two that count those with anybody',
    swapsWith((real) => ({
      doneBetween: async (me) => Math.max(...real.all.map((swap) => (swap.requesterId === me ? 1 : 0)), 0),
    })),
    'adds up what both say has happened, in both directions and over all months',
  ],
  [
    'swaps that are settled twice',
    swapsWith((real) => ({ settle: (swap, expected) => real.settle(swap, expected).catch(() => undefined) })),
    'are settled from the status that they had',
  ],
  [
    'swaps whose new time is lost',
    swapsWith(() => ({ saveTime: nothing })),
    'is kept with the time that is proposed and the clocks of the two',
  ],
  [
    'swaps that forget who comes along to a suggested time',
    swapsWith((real) => ({
      saveTime: (swap) =>
        real.saveTime(
          swap.status === 'pending' && swap.proposal
            ? { ...swap, proposal: { ...swap.proposal, childIds: [] } }
            : swap,
        ),
    })),
    'that is suggested names who of the recipient comes along, as long as it stands',
  ],
  [
    'swaps whose time changes when they are over',
    swapsWith((real) => ({ saveTime: (swap) => real.saveTime(swap).catch(() => undefined) })),
    'is changed of a confirmed swap only, and its proposal goes when it is called off',
  ],
  [
    'swaps whose answers are lost',
    swapsWith(() => ({ saveOutcomes: nothing })),
    'is the answer of each, kept beside that of the other',
  ],
  [
    'swaps with answers about nothing',
    swapsWith((real) => ({ saveOutcomes: (swap) => real.saveOutcomes(swap).catch(() => undefined) })),
    'is no answer about a swap that is not there',
  ],
  [
    'swaps that count once for ever',
    swapsWith(none, (done) => Math.min(done, 1)),
    'counts for both once a day, however often, whoever asked, and in whichever connection',
  ],
  [
    'swaps in no order',
    swapsWith((real) => ({
      swapsOf: async (me, which, page) => [...(await real.swapsOf(me, which, page))].reverse(),
    })),
    'have those of one status after a time in both directions, the soonest first',
  ],
  [
    'e-mails about swaps of any status',
    swapsWith((real) => ({
      emailDataOf: async (id, which) =>
        (await real.emailDataOf(id, which)) ?? real.emailDataOf(id, { ...which, status: 'declined' }),
    })),
    'goes to either of the two while the swap has its status',
  ],
  [
    'playdates with the wrong other',
    playdatesWith((real) => ({ context: (me, other) => real.context(other, me) })),
    'is the connection of the two, and the other',
  ],
  [
    'playdates that are proposed beside each other',
    playdatesWith((real) => ({ add: async (playdate, at) => (await real.add(playdate, at)) ?? 1 })),
    'are proposed one at a time between two, whoever of them proposes',
  ],
  [
    'playdates that lapse too early',
    playdatesWith((real) => ({ add: (playdate, at) => real.add(playdate, later(at, days(1))) })),
    'make room for another proposal once they have lapsed, and are expired then',
  ],
  [
    'playdates that nobody may lock',
    playdatesWith(() => ({ lock: nothing })),
    'are locked by the two, each with the other',
  ],
  [
    'playdates that the clock does not find',
    playdatesWith(() => ({ lockForClock: nothing })),
    'are locked for the clock while both members are there',
  ],
  [
    'playdates that are saved from any status',
    playdatesWith((real) => ({ save: (one, expected) => real.save(one, expected).catch(() => undefined) })),
    'are saved from the status that they had',
  ],
  [
    'playdates whose proposer stays',
    playdatesWith((real) => ({
      save: (one, expected) => real.save({ ...one, proposedBy: one.userIdOne }, expected),
    })),
    'have other times and another proposer once they are proposed anew',
  ],
  ...['declined', 'taken back', 'never answered', 'cancelled', 'over'].map(
    (how) =>
      [
        `playdates that are not ${how}`,
        playdatesWith(() => ({ save: nothing })),
        `are read as they were saved once they are ${how}`,
      ] as const,
  ),
  [
    'playdates in no order',
    playdatesWith((real) => ({
      playdatesOf: async (...which) => [...(await real.playdatesOf(...which))].reverse(),
    })),
    'have what is planned for the two, the soonest first',
  ],
  [
    'playdates without an end',
    playdatesWith((real) => ({
      playdatesOf: (me, which, page) =>
        which.list === 'past' ? Promise.resolve([]) : real.playdatesOf(me, which, page),
    })),
    'have what is over, the latest first, whether or not its end was saved',
  ],
  [
    'playdates of two beyond the limit',
    playdatesWith((real) => ({ between: (me, other) => real.between(me, other, 100) })),
    'of the two of a thread have the newest first, and no others',
  ],
  [
    'playdates that nobody finds',
    playdatesWith(() => ({ find: nothing })),
    'is found by the two, and by nobody else',
  ],
  [
    'e-mails about playdates by another clock',
    playdatesWith((real) => ({
      emailDataOf: async (id, to) => {
        const data = await real.emailDataOf(id, to);
        return data && { ...data, timeZone: 'UTC' };
      },
    })),
    'goes to either of the two, by the clock of her browser or of where she lives',
  ],
  [
    'messages that are stored twice',
    messagesWith(({ messages }) => ({
      messages: { add: (draft, at) => messages.add({ ...draft, clientId: null }, at) },
    })),
    'are stored once for each client id of their sender',
  ],
  [
    'messages in no order',
    messagesWith(({ messages }) => ({
      messages: { thread: async (...which) => [...(await messages.thread(...which))].reverse() },
    })),
    'are read in one thread, the newest first, in pages',
  ],
  [
    'read marks beyond the newest message',
    messagesWith(({ messages }) => ({
      messages: { markRead: async (...mark) => (await messages.markRead(...mark)) && mark[2] },
    })),
    'only move on, and never beyond the newest message',
  ],
  [
    'read marks without messages',
    messagesWith(() => ({ messages: { markRead: async (_, __, upTo) => upTo } })),
    'are nothing in a thread without messages',
  ],
  [
    'messages that are always unread',
    messagesWith(() => ({ unread: { hasUnread: async () => true } })),
    'wait until they are read, or the two have parted',
  ],
  [
    'messages that are told again and again',
    messagesWith(() => ({ unread: { markNotified: nothing } })),
    'are told once, by sender, the newest first',
  ],
  [
    'digests of senders who are gone',
    messagesWith(() => ({ unread: { digestDataOf: nothing } })),
    'are written about while their sender and their receiver are there',
  ],
  [
    'conversations about what was asked first',
    messagesWith(({ conversations }) => {
      const first = new Map<string, Parameters<typeof conversations.save>[0]>();
      return {
        conversations: {
          save(conversation, at) {
            const key = `${conversation.buyerId} ${conversation.sellerId}`;
            const kept = first.get(key) ?? conversation;
            first.set(key, kept);
            return conversations.save(kept, at);
          },
        },
      };
    }),
    'are about what was asked last, and begin once',
  ],
  [
    'orders that open no conversation',
    messagesWith(({ conversations }) => ({
      conversations: { save: (one, at) => conversations.save({ ...one, ordered: false }, at) },
    })),
    'are open to a buyer in every plan once she has ordered, also when she asks about something else',
  ],
  [
    'conversations that a plan does not limit',
    messagesWith(({ messages }) => ({
      messages: { conversations: (me, { limit }) => messages.conversations(me, { limit, which: 'all' }) },
    })),
    'are for both, with the listing and without what connections see',
  ],
  [
    'accounts that share an e-mail',
    accountsWith(({ members }) => ({
      members: {
        add: (account) => members.add(account).catch(() => members.add({ ...account, email: 'other@x.y' })),
      },
    })),
    'share no e-mail',
  ],
  [
    'accounts that anybody finds',
    accountsWith(({ members }) => ({
      members: { lockForRemoval: async () => ({ passwordHash: '' }), lock: members.lock.bind(members) },
    })),
    'are nobody when they are not there',
  ],
  [
    'passwords that are replaced late',
    accountsWith(({ members }) => ({
      members: { setPassword: (id, hash, at) => members.setPassword(id, hash, at) },
    })),
    'get a new password, and another one only instead of the one that is named',
  ],
  ['accounts that stay', accountsWith(() => ({ members: { remove: nothing } })), 'are gone once removed'],
  [
    'reset tokens that live too long',
    accountsWith(({ members }) => ({
      members: {
        save: (id, token) => members.save(id, { ...token, expiresAt: later(token.expiresAt, days(9)) }),
      },
    })),
    'die with their hour, with a newer one and with a new password',
  ],
  [
    'reset tokens for everybody',
    accountsWith(() => ({ members: { redeem: async () => ({ memberId: 1, expiresAt: new Date(0) }) } })),
    'are redeemed once',
  ],
  [
    'reset tokens that were never used',
    accountsWith(() => ({ members: { wasUsed: async () => false } })),
    'are known as used, and are so for nobody else',
  ],
  [
    'sessions without an end',
    accountsWith(({ sessions }) => ({
      sessions: { find: (digest) => sessions.find(digest, new Date(0)) },
    })),
    'lead to their member until they end',
  ],
  [
    'sessions that are never longer',
    accountsWith(() => ({ sessions: { extend: async () => true } })),
    'live longer when they are extended',
  ],
  [
    'sessions that all end',
    accountsWith(({ sessions }) => ({ sessions: { closeAll: (id) => sessions.closeAll(id) } })),
    'are closed one by one, or all but one',
  ],
  [
    'sessions that stay beside the next',
    accountsWith(({ sessions }) => ({
      sessions: { open: (session) => sessions.open({ ...session, replaces: undefined }) },
    })),
    'replace the one that their browser held, once they are opened',
  ],
  [
    'sessions that others end',
    accountsWith(() => ({ sessions: { closeOne: async () => true } })),
    'are listed for their member, the last used first, and closed by their number',
  ],
  [
    'sessions that are never over',
    accountsWith(() => ({ sessions: { isThere: async () => true } })),
    'are there until somebody ends them',
  ],
  [
    'sessions that forget the password',
    accountsWith(() => ({ sessions: { confirmPassword: nothing } })),
    'remember when the password was given, at a login and again',
  ],
  [
    'sessions for an older password',
    accountsWith(({ sessions }) => ({
      sessions: { open: (session) => sessions.open({ ...session, passwordHash: undefined }) },
    })),
    'are not opened for a password that has been replaced, nor for nobody',
  ],
  [
    'links that verify again and again',
    accountsWith(({ links }) => ({
      links: {
        redeem: async (...link) => {
          const redeemed = await links.redeem(...link);
          return typeof redeemed === 'object' ? { ...redeemed, usedBefore: false } : redeemed;
        },
      },
    })),
    'verify the e-mail of their member, and say so when they are used again',
  ],
  [
    'links of any age',
    accountsWith(({ links }) => ({ links: { redeem: (digest) => links.redeem(digest, new Date(0)) } })),
    'die with their day, and say that there is a newer one',
  ],
  ['links of nobody', accountsWith(() => ({ links: { save: nothing } })), 'are saved for nobody'],
];

it.each(table)('%s break their suite', async (_, suite, broken) => {
  expect(await brokenBy(suite)).toContain(broken);
});

const suites = { swaps: swapsWith, playdates: playdatesWith, messages: messagesWith, accounts: accountsWith };

it.each(Object.entries(suites))('the suite of %s says nothing of adapters that keep it', async (_, suite) => {
  expect(await brokenBy(suite())).toEqual([]);
  expect((await sentencesOf(suite())).length).toBeGreaterThan(10);
});
