import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { PaymentProviders } from '@nestmates/application/money/payments/payment-providers.ts';
import { PlanTaxes } from '@nestmates/application/office/money/plan-taxes.ts';
import { Reconciliation } from '@nestmates/application/office/money/reconciliation.ts';
import { MemoryJobs } from '@nestmates/application/testing/memory/memory-jobs.ts';
import { MemoryPhotoStore } from '@nestmates/application/testing/memory/memory-photos.ts';
import { MovableClock } from '@nestmates/application/testing/movable-clock.ts';
import { hazardKindOf } from '@nestmates/domain/market/listings/hazard-kinds.ts';
import { usualCategory, usualPrice } from '@nestmates/domain/market/listings/past-sales.ts';
import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import { localTimeAt } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { isSelfiePicture, photoNameFromUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { photoFiles } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { recallFinder } from '@nestmates/domain/trust/recalls/recall.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { MoneyReader } from '../market/orders/money-reader.ts';
import { ArgonPasswords } from '../members/accounts/argon-passwords.ts';
import { randomTokens } from '../members/accounts/random-tokens.ts';
import { PhotosWithDrawings } from '../members/photos/photos-with-drawings.ts';
import { CensusZipCentroids } from '../members/places/zip-centroids.ts';
import { Sandbox } from '../money/payments/sandbox/sandbox.ts';
import { NoTaxes } from '../money/taxes/no-taxes.ts';
import { ReconciliationRepository } from '../office/money/reconciliation-repository.ts';
import { connect, type Knex } from '../platform/database/knex.ts';
import { KnexTransaction } from '../platform/database/transaction.ts';
import { HmacDigests } from '../platform/digests/hmac-digests.ts';
import { AesEncryption } from '../platform/encryption/aes-encryption.ts';
import { ListingDraftReader } from '../site/listing-drafts/listing-draft-reader.ts';
import { swapEnd } from '../together/swaps/swap-time-sql.ts';
import { builtInRecalls } from '../trust/recalls/built-in-recalls.ts';
import { brooklynTime, demoTimeZone } from './brooklyn-time.ts';
import { demoLogins, demoPassword } from './demo-logins.ts';
import { drawnPhotoNames, drawnPhotos } from './drawn-photos.ts';
import { cleo } from './named-members/cleo.ts';
import { DemoSeed } from './seed-demo.ts';

let database: TestDatabase;
let knex: Knex;
/** An afternoon: the swap that takes place goes on by day only. */
const clock = new MovableClock();
const afternoon = brooklynTime({ inDays: 1, hour: 15 }, clock.now());
clock.forward(afternoon.getTime() - clock.now().getTime());
const passwords = new ArgonPasswords();
const stored = new MemoryPhotoStore();
const photos = new PhotosWithDrawings(stored, drawnPhotos);
const encryption = new AesEncryption(async () => [{ id: 'demo', key: 'k'.repeat(43) }]);

function seed() {
  const transaction = new KnexTransaction(knex);
  return new DemoSeed({
    transaction,
    passwords,
    tokens: randomTokens,
    zipCentroids: new CensusZipCentroids(),
    photos,
    encryption,
    keyedDigests: new HmacDigests(transaction),
    clock,
  }).run();
}

beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 2 });
  expect(await seed()).toBe(true);
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

describe('the demo', () => {
  it('is seeded once', async () => {
    const before = await knex('users').count({ n: '*' });
    expect(await seed()).toBe(false);
    expect(await knex('users').count({ n: '*' })).toEqual(before);
  });

  it('has the mailbox of each member noted, as whoever verifies an e-mail has', async () => {
    const noted = await knex('account_mailboxes').count({ n: '*' });
    expect(noted).toEqual(await knex('users').whereNotNull('emailVerifiedAt').count({ n: '*' }));
  });

  it('has logins for its named members only', async () => {
    const rows: { email: string; password: string }[] = await knex('users').select('email', 'password');
    const open = new Set(rows.map(({ password }) => password));
    expect(open.size).toBe(2);
    const matching = await Promise.all(
      [...open].map(async (hash) => [hash, await passwords.verify(hash, demoPassword)] as const),
    );
    const [known] = matching.filter(([, right]) => right).map(([hash]) => hash);
    const emails = rows.filter(({ password }) => password === known).map(({ email }) => email);
    expect(emails.sort()).toEqual(demoLogins.map(({ email }) => email).sort());
  });

  it('has only finished profiles, each somewhere on the map and with children', async () => {
    const [unfinished] = await knex('users')
      .whereNot({ onboardingComplete: true })
      .orWhereNull('latitude')
      .orWhereNotExists(knex('children').whereRaw('children.user_id = users.id'))
      .count({ n: '*' });
    expect(unfinished).toEqual({ n: '0' });
  });

  it('has a portrait for most members, all files of each drawing, and no unused drawing', async () => {
    const urls: (string | null)[] = await knex('users').pluck('profile_photo_url');
    const listed: string[][] = await knex('listings').pluck('photo_urls');
    const shown = new Set([...urls, ...listed.flat()].flatMap((url) => photoNameFromUrl(url) ?? []));
    const own = [...stored.photos.keys()].filter((name) => !isSelfiePicture(name));
    const drawn = await drawnPhotoNames();
    expect([...shown].filter((name) => !own.includes(name) && !drawn.includes(name))).toEqual([]);
    const ofEach = photoFiles.filter((file) => file.endsWith('.webp'));
    const missing: string[] = [];
    for (const name of shown) {
      for (const file of ofEach) if (!(await photos.read(name, file))) missing.push(`${name} ${file}`);
    }
    expect(missing).toEqual([]);
    for (const name of [own[0], drawn[0]]) {
      for (const file of photoFiles) expect(await photos.read(name ?? '', file)).toBeDefined();
    }
    expect(urls.filter(Boolean).length / urls.length).toBeGreaterThan(0.8);
    expect(new Set(urls.filter(Boolean)).size).toBeGreaterThanOrEqual(40);
  });

  it('has a selfie check that waits with its files, one that was approved and one that was refused', async () => {
    const checks = await knex('selfie_checks').orderBy('id').select('id', 'memberId', 'status', 'photoUrl');
    expect(checks.map(({ status }) => status)).toEqual(['approved', 'refused', 'sent']);
    const badges = await knex('users').whereNotNull('photoCheckedAt').pluck('id');
    expect(badges).toEqual([checks[0].memberId]);
    const names = await knex('selfie_pictures').where({ checkId: checks[2].id }).pluck('name');
    expect(names.filter((name: string) => stored.photos.has(name))).toHaveLength(2);
  });

  it('has listings of two named members who can be paid, and others that only fill the marketplace', async () => {
    const real = knex('listings').where({ isDemo: false });
    const sellers = await real.join('users', 'users.id', 'userId').distinct('email').pluck('email');
    expect(sellers.sort()).toEqual(['ana@nestmates.test', 'dana@nestmates.test']);
    expect(await knex('payment_accounts').where({ ready: true })).toHaveLength(2);
    const demo = knex('listings').where({ isDemo: true });
    expect(await demo.clone().whereNot({ status: 'sold' })).toHaveLength(61);
  });

  it('lets its sellers list again what they have sold, with its pictures', async () => {
    const sold: { title: string; photoUrls: string[]; userId: number }[] = await knex('listings')
      .where({ status: 'sold', isDemo: false })
      .select('title', 'photoUrls', 'userId');
    const owned = await knex('photos').where({ usedAs: 'listing' }).select('name', 'ownerId');
    const ownerOf = new Map(owned.map(({ name, ownerId }) => [name, ownerId]));
    const others = sold.filter(({ photoUrls, userId }) =>
      photoUrls.some((url) => ownerOf.get(photoNameFromUrl(url)) !== userId),
    );
    expect(sold.length).toBeGreaterThan(8);
    expect(others).toEqual([]);
  });

  it('has sold enough of some things for a usual price', async () => {
    const reader = new ListingDraftReader(new KnexTransaction(knex));
    const alike = await reader.soldLike('Wooden balance bike', { than: 0 });
    expect(usualPrice(alike, 'Sports & Outdoors')).toBe(4800);
    expect(usualCategory(alike)).toBe('Sports & Outdoors');
  });

  it('shows at least sixty things from several sides, and none of the hazardous kinds without its make', async () => {
    const products: { title: string; photoUrls: string[] }[] = await knex('listings')
      .where({ type: 'product', status: 'active' })
      .select('title', 'photoUrls');
    const seen = products.filter(({ photoUrls }) => new Set(photoUrls).size >= 2 && photoUrls.length <= 4);
    expect(seen.length).toBeGreaterThanOrEqual(60);
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length);
    expect(products.filter(({ title }) => hazardKindOf({ type: 'product', title }))).toEqual([]);
  });

  it('has a picture of everything that a named member has bought or sold', async () => {
    const emails = demoLogins.map(({ email }) => email);
    const drawn = await drawnPhotoNames();
    const bought: { title: string; photoUrls: string[] }[] = await knex('orders as o')
      .join('listings as l', 'l.id', 'o.listing_id')
      .whereIn('o.buyer_id', knex('users').whereIn('email', emails).select('id'))
      .orWhereIn('o.seller_id', knex('users').whereIn('email', emails).select('id'))
      .select('o.title', 'l.photo_urls');
    expect(bought.length).toBeGreaterThan(10);
    const isDrawn = (url: string): boolean => drawn.includes(photoNameFromUrl(url) ?? '');
    const bare = bought.filter(({ photoUrls }) => photoUrls.length === 0 || !photoUrls.every(isDrawn));
    expect(bare.map(({ title }) => title)).toEqual([]);
  });

  it('has told Ana what happened, some of it new', async () => {
    const kinds = await knex('notifications')
      .join('users', 'users.id', 'memberId')
      .where({ email: 'ana@nestmates.test' })
      .select('kind', 'read');
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['connection', 'swap', 'order']));
    expect(new Set(kinds.map(({ read }) => read))).toEqual(new Set([true, false]));
  });

  it('has a wave that a member without a plan can answer, and was told of', async () => {
    const cleo = await knex('users').where({ email: 'cleo@nestmates.test' }).first('id');
    const dana = await knex('users').where({ email: 'dana@nestmates.test' }).first('id');
    const last = await knex('waves').where({ receiverId: cleo.id }).orderBy('id', 'desc').first();
    expect(last).toMatchObject({ senderId: dana.id });
    const own = await knex('waves').where({ senderId: cleo.id }).max({ at: 'at' }).first();
    expect(own?.at < later(clock.now(), -days(7))).toBe(true);
    expect(await knex('notifications').where({ memberId: cleo.id, topic: `wave-${dana.id}` })).toMatchObject([
      { sentence: 'Dana waved to you', path: `/messages?user=${dana.id}` },
    ]);
  });

  it('sells nothing that was recalled', async () => {
    const products = await knex('listings').select('type', 'title', 'description', 'brand', 'model');
    const recallOf = recallFinder((await builtInRecalls.published()) ?? []);
    expect(products.filter((product) => recallOf(product))).toEqual([]);
  });

  it('gives no two of the named members the same portrait', async () => {
    const emails = demoLogins.map(({ email }) => email);
    const urls = await knex('users').whereIn('email', emails).distinct('profile_photo_url');
    expect(urls).toHaveLength(emails.length);
  });

  it('gives whoever the named members see a photo of their own that can be reported', async () => {
    const own = await knex('photos').join('users', 'users.id', 'ownerId').where({ usedAs: 'portrait' });
    for (const { name, profilePhotoUrl } of own) expect(photoNameFromUrl(profilePhotoUrl)).toBe(name);
    expect(own.map(({ email }) => email)).toEqual(
      expect.arrayContaining(demoLogins.map(({ email }) => email)),
    );
    const ids = own.map(({ ownerId }) => ownerId);
    const seen = [
      ...(await knex('connection_requests').pluck('requester_id')),
      ...(await knex('connection_requests').pluck('recipient_id')),
      ...(await knex('listings').pluck('user_id')),
    ];
    const portrayed = await knex('users').whereIn('id', seen).whereNotNull('profilePhotoUrl').pluck('id');
    expect(ids).toEqual(expect.arrayContaining(portrayed));
    const shared = await knex('users').whereIn(
      'profilePhotoUrl',
      own.map(({ profilePhotoUrl }) => profilePhotoUrl),
    );
    expect(shared).toHaveLength(own.length);
  });

  it('has used EARLYBIRD for exactly the unlocked members, below its capacity', async () => {
    const redeemed = await knex('early_access_redemptions').pluck('user_id');
    const unlocked = await knex('users').where({ hasUnlocked: true, unlockedVia: 'EARLYBIRD' }).pluck('id');
    expect(redeemed.sort()).toEqual(unlocked.sort());
    expect(redeemed.length).toBeGreaterThan(10);
    expect(redeemed.length).toBeLessThan(100);
    const dana = await knex('users').where({ email: 'dana@nestmates.test' }).first();
    expect(dana.unlockedAt.getTime()).toBeGreaterThan(dana.createdAt.getTime());
  });

  it('has members who changed their password since they joined, and others who never did', async () => {
    const ana = await knex('users').where({ email: 'ana@nestmates.test' }).first();
    expect(ana.credentialsChangedAt.getTime()).toBeGreaterThan(ana.createdAt.getTime());
    const cleo = await knex('users').where({ email: 'cleo@nestmates.test' }).first();
    expect(cleo.credentialsChangedAt).toBeNull();
  });

  it('can be searched at once, with no job left for it', async () => {
    const [everyone] = await knex('users').count({ n: '*' });
    expect(await knex('match_profiles').count({ n: '*' })).toEqual([everyone]);
    expect(await knex('graphile_worker.jobs').where({ task_identifier: 'matching.pack-profile' })).toEqual(
      [],
    );
  });

  it('has connections with real scores, and somebody waiting for the answer of each', async () => {
    const scores: number[] = await knex('matches').pluck('compatibility_score');
    expect(scores.length).toBeGreaterThanOrEqual(10);
    expect(Math.min(...scores)).toBeGreaterThan(0);
    const waiting = await knex('connection_requests')
      .join('users', 'users.id', 'recipient_id')
      .where({ status: 'pending' })
      .distinct('email')
      .pluck('email');
    expect(waiting.sort()).toEqual(['ana', 'bea', 'cleo', 'dana'].map((name) => `${name}@nestmates.test`));
  });

  it('has past swaps: one that both said to have happened, one that Ana is asked about, and one that takes place', async () => {
    const past = await knex('babysitting_swaps')
      .where('date', '<', clock.now())
      .orderBy('date')
      .select('requesterOutcome', 'recipientOutcome');
    expect(past).toEqual([
      { requesterOutcome: 'yes', recipientOutcome: 'yes' },
      { requesterOutcome: 'yes', recipientOutcome: null },
      { requesterOutcome: null, recipientOutcome: null },
    ]);
    const counted = await knex('users').where('swapsDone', '>', 0).orderBy('firstName').select('firstName');
    expect(counted).toEqual([{ firstName: 'Ana' }, { firstName: 'Dana' }]);
  });

  it('has sitter cards that Ana can open now, and has opened', async () => {
    const [swap] = await knex('babysitting_swaps')
      .where({ status: 'confirmed' })
      .where('date', '<=', clock.now())
      .whereRaw(`${swapEnd('babysitting_swaps')} > ?`, [clock.now()]);
    const cards = await knex('sitter_cards').whereIn('childId', swap.cardChildIds);
    expect(cards).toHaveLength(2);
    for (const { childId, sealed } of cards) {
      expect(await encryption.open({ kind: 'card', id: childId }, sealed)).toContain('Court Street');
    }
    expect(await knex('card_openings').where({ swapId: swap.id })).toMatchObject([
      { openedBy: swap.recipientId },
      { openedBy: swap.recipientId },
    ]);
  });

  it('has a swap for which Dana would like another time, and a request for which she suggests one', async () => {
    const proposed = await knex('babysitting_swaps')
      .whereNotNull('proposedDate')
      .orderBy('status')
      .select('*');
    expect(proposed).toMatchObject([
      { status: 'confirmed', proposedBy: 'requester', recipientChildIds: [] },
      { status: 'pending', proposedBy: 'recipient', recipientChildIds: [expect.any(Number)] },
    ]);
    for (const { proposedDate, date } of proposed)
      expect(proposedDate.getTime()).toBeGreaterThan(date.getTime());
  });

  it('has future swaps: one that Ana has to answer, one that she has asked for, and one in two calendars', async () => {
    const swaps = await knex('babysitting_swaps as s')
      .join('users as asking', 'asking.id', 's.requester_id')
      .join('users as asked', 'asked.id', 's.recipient_id')
      .join('matches as m', 'm.id', 's.match_id')
      .whereRaw('m.user_id1 = least(asking.id, asked.id) and m.user_id2 = greatest(asking.id, asked.id)')
      .where('s.date', '>', clock.now())
      .orderBy('s.date')
      .select('s.date', 's.status', { from: 'asking.first_name', to: 'asked.first_name' });
    expect(swaps.map(({ from, to, status }) => `${from} to ${to}: ${status}`)).toEqual([
      'Dana to Ana: confirmed',
      'Bea to Ana: pending',
      'Dana to Cleo: pending',
      'Bea to Dana: pending',
      'Ana to Dana: pending',
    ]);
    for (const { date } of swaps) expect(date.getTime()).toBeGreaterThan(clock.now().getTime() + days(2));
    expect(
      await knex('calendar_events')
        .whereNotNull('swapId')
        .where('date', '>', clock.now())
        .orderBy('title')
        .select('title', 'date'),
    ).toEqual([
      { title: 'Babysitting swap with Ana', date: swaps[0]?.date },
      { title: 'Babysitting swap with Dana', date: swaps[0]?.date },
    ]);
  });

  it('reminds both of the swap that is arranged, and asks both about it afterwards', async () => {
    const [{ id: swapId }] = await knex('babysitting_swaps')
      .where({ status: 'confirmed' })
      .where('date', '>', clock.now());
    const { rows } = await knex.raw('select key from graphile_worker.jobs where key like ? order by key', [
      `swap.${swapId}.%`,
    ]);
    expect(rows.map(({ key }: { key: string }) => key)).toEqual(
      ['over.recipient', 'over.requester', 'reminder.recipient', 'reminder.requester'].map(
        (notice) => `swap.${swapId}.${notice}`,
      ),
    );
  });

  it('has playdates: one that Ana is asked about, one that stands in two calendars, one of today, and one that took place', async () => {
    const playdates = await knex('playdates as p')
      .join('users as one', 'one.id', 'p.user_id_one')
      .join('users as two', 'two.id', 'p.user_id_two')
      .orderBy('p.ends_at')
      .select('p.id', 'p.status', 'p.date', { from: 'one.first_name', to: 'two.first_name' });
    const [today] = playdates.splice(1, 1);
    const dayOf = (at: Date) => localTimeAt(at, demoTimeZone).slice(0, 10);
    expect([today.from, dayOf(today.date)]).toEqual(['Ana', dayOf(clock.now())]);
    expect(playdates.map(({ from, to, status }) => `${from} to ${to}: ${status}`)).toEqual([
      'Ana to Dana: done',
      'Dana to Ana: proposed',
      'Ana to Bea: scheduled',
    ]);
    const entries = await knex('calendar_events').where({ playdateId: playdates[2]?.id }).pluck('title');
    expect(entries.sort()).toEqual(['Playdate with Ana', 'Playdate with Bea']);
  });

  it('has events that members have entered, none of them today', async () => {
    const entered = await knex('calendar_events')
      .whereNull('swapId')
      .whereNull('playdateId')
      .select('date', 'repeat', 'time');
    expect(new Set(entered.map(({ time }) => time.kind))).toEqual(new Set(['timed', 'all-day']));
    expect(entered.some(({ repeat }) => repeat !== null)).toBe(true);
    for (const { date } of entered) expect(date.getTime()).toBeGreaterThan(clock.now().getTime() + days(1));
  });

  it('has conversations with unread messages for three of them, and none between members without a connection', async () => {
    const strangers = await knex('messages')
      .whereNotExists(
        knex('correspondents').whereRaw('member_id = sender_id').whereRaw('other_id = receiver_id'),
      )
      .count({ n: '*' });
    expect(strangers).toEqual([{ n: '0' }]);
    const waiting = await knex('messages as m')
      .join('users', 'users.id', 'm.receiver_id')
      .leftJoin('read_marks as r', (on) =>
        on.on('r.member_id', 'm.receiver_id').andOn('r.other_id', 'm.sender_id'),
      )
      .whereRaw('m.id > coalesce(r.up_to, 0)')
      .groupBy('email')
      .orderBy('email')
      .select('email', knex.raw('count(*)::integer as n'));
    expect(waiting).toEqual([
      { email: 'ana@nestmates.test', n: 3 },
      { email: 'bea@nestmates.test', n: 2 },
      { email: 'cleo@nestmates.test', n: 2 },
    ]);
  });

  it('has cases whose steps follow each other, about members who had joined before', async () => {
    const events = await knex('case_events as e')
      .join('cases as c', 'c.id', 'e.case_id')
      .leftJoin('users as u', 'u.id', 'c.member_id')
      .orderBy(['e.case_id', 'e.number'])
      .select('e.case_id', 'e.at', { joined: 'u.created_at' });
    for (const [nth, { caseId, at, joined }] of events.entries()) {
      if (joined) expect(at.getTime()).toBeGreaterThan(joined.getTime());
      const before = events[nth - 1];
      if (before?.caseId === caseId) expect(at.getTime()).toBeGreaterThan(before.at.getTime());
    }
    const answered = await knex('appeals as a')
      .join('decisions as d', 'd.id', 'a.decision_id')
      .whereNotNull('a.outcome')
      .select('a.by_id as answered_by', 'd.by_id as decided_by');
    expect(answered).toHaveLength(2);
    for (const { answeredBy, decidedBy } of answered) expect(answeredBy).not.toBe(decidedBy);
    const kept = await knex('evidence').distinct('kind').orderBy('kind').pluck('kind');
    expect(kept).toEqual(['listing', 'member', 'message']);
  });

  it('has an urgent case that goes on though the account is deleted', async () => {
    const gone = await knex('cases as c')
      .join('case_mailboxes as k', 'k.case_id', 'c.id')
      .select('c.status', 'c.member_id', 'c.is_urgent');
    expect(gone).toEqual([{ status: 'open', memberId: null, isUrgent: true }]);
  });

  it('has an open inquiry about an order, and one about a payment that nobody knows', async () => {
    const open = await knex('disputes')
      .where({ kind: 'inquiry', status: 'needs_evidence' })
      .orderBy('isUnknown')
      .select('isUnknown', knex.raw('order_id is not null as "ofOrder"'));
    expect(open).toEqual([
      { isUnknown: false, ofOrder: true },
      { isUnknown: true, ofOrder: false },
    ]);
  });

  it('has an account whose deletion waits until its email cannot be taken back any more', async () => {
    const [waiting, ...others] = await knex('scheduled_deletions as d')
      .join('email_changes as c', 'c.member_id', 'd.member_id')
      .join('users as u', 'u.id', 'd.member_id')
      .select('u.email', 'c.new_email', 'c.old_email', 'c.confirmed_at', 'd.requested_at', 'd.due_at');
    expect(others).toEqual([]);
    expect([waiting.email, waiting.newEmail]).toEqual([waiting.newEmail, `new.${waiting.oldEmail}`]);
    expect(waiting.dueAt).toEqual(later(waiting.confirmedAt, days(7)));
    expect(waiting.requestedAt > waiting.confirmedAt).toBe(true);
    const jobs = knex('graphile_worker.jobs').where({ task_identifier: 'account-deletion.carry-out' });
    expect(await jobs).toHaveLength(1);
  });

  it('has a connection of Cleo’s that the other one has ended', async () => {
    const [ended, ...others] = await knex('ended_connections');
    expect(others).toEqual([]);
    const { id } = await knex('users').where({ email: cleo.email }).first('id');
    expect([ended.lowId, ended.highId]).toContain(id);
    const both = { userId1: ended.lowId, userId2: ended.highId };
    expect(await knex('matches').where(both)).toEqual([]);
  });

  it('hides a listing of Dana’s, who was told and has not answered', async () => {
    const hidden = await knex('hidden_things as h')
      .join('users as u', 'u.id', 'h.member_id')
      .join('listings as l', (on) => on.on(knex.raw('l.id::text = h.thing_id')))
      .select('u.email', 'l.title', 'h.told_at');
    expect(hidden).toMatchObject([
      { email: 'dana@nestmates.test', title: 'Wooden rainbow with twelve arches' },
    ]);
    expect(hidden[0].toldAt.getTime()).toBeLessThan(clock.now().getTime());
    const told = await knex('notifications').where({ path: '/account/standing' }).select('sentence', 'read');
    expect(told).toEqual([{ sentence: 'Something of yours is being looked at', read: false }]);
  });

  it('sends an order to whoever has bought it', async () => {
    const sent = await knex('orders as o')
      .join('users as buyer', 'buyer.id', 'o.buyer_id')
      .whereNotNull('o.address')
      .select('buyer.first_name', 'buyer.zip_code', 'o.address');
    expect(sent.length).toBeGreaterThan(5);
    for (const { firstName, zipCode, address } of sent) {
      expect(address).toMatchObject({ name: expect.stringMatching(`^${firstName} `), postalCode: zipCode });
    }
  });

  it('has a buyer who has asked Ana about something that she sells', async () => {
    const asked = await knex('listing_conversations as c')
      .join('users as seller', 'seller.id', 'c.seller_id')
      .join('listings as l', 'l.id', 'c.listing_id')
      .select('seller.first_name', 'l.title', 'l.status', knex.raw('l.user_id = c.seller_id as hers'));
    expect(asked).toEqual([{ firstName: 'Ana', title: 'Wooden balance bike', status: 'active', hers: true }]);
  });

  it('has a decision that waits for a second administrator, and a seller who has to do something', async () => {
    const [proposal] = await knex('decision_proposals as p')
      .join('orders as o', 'o.id', 'p.order_id')
      .join('users as by', 'by.id', 'p.proposed_by')
      .select('o.price_cents', 'o.status', 'o.escalated_at', 'p.outcome', 'by.first_name');
    expect(proposal).toMatchObject({ status: 'problem', outcome: null, firstName: 'Sol' });
    expect(proposal.priceCents).toBeGreaterThan(50_000);
    const held = await knex('payout_holds as h')
      .join('users as u', 'u.id', 'h.member_id')
      .pluck('u.first_name');
    expect(held).toEqual(['Dana']);
    expect(await knex('payment_accounts').whereNotNull('report').pluck('report')).toMatchObject([
      { due: ['identity', 'bank-account'], isPastDue: false },
    ]);
  });

  it('has sales in every state, with our ledger in balance and the sandbox’s equal to it', async () => {
    const statuses: string[] = await knex('orders').distinct('status').pluck('status');
    expect(statuses.sort()).toEqual(['cancelled', 'completed', 'pending_shipment', 'problem', 'shipped']);
    const { orders, faults } = await checkLedger(new MoneyReader(new KnexTransaction(knex)), new Date());
    expect(orders).toBeGreaterThan(8);
    expect(faults).toEqual([]);
    const sums = async (rows: string) =>
      (
        await knex.raw(`select reference::text, kind, sum(cents)::integer as cents from ${rows}
          group by 1, 2 order by 1, 2`)
      ).rows;
    const moved = "kind in ('charge', 'release', 'refund')";
    const ours = await sums(`orders o join transactions t on t.order_id = o.id where ${moved}`);
    expect(ours).toEqual(await sums(`sandbox_movements where ${moved} and customer_id is null`));
    expect(ours).not.toEqual([]);
    const transaction = new KnexTransaction(knex);
    const sandbox = new Sandbox({
      transaction,
      jobs: new MemoryJobs(),
      tokens: randomTokens,
      clock,
      publicUrl: () => 'https://nestmates.example',
      prices: defaultPrices,
      taxBasisPoints: 825,
    });
    const alerts: string[] = [];
    const store = new ReconciliationRepository(transaction);
    const reports = await new Reconciliation({
      reconciliationStore: store,
      planTaxes: new PlanTaxes({ reconciliationStore: store, taxes: new NoTaxes(), clock }),
      paymentProviders: new PaymentProviders({ providers: [sandbox.provider] }),
      jobs: new MemoryJobs(),
      alerts: { raise: (alert) => void alerts.push(alert) },
      clock,
    }).run({ from: later(clock.now(), -days(90)), to: clock.now() });
    expect(reports).toMatchObject([{ differences: [] }]);
    expect(alerts).toEqual([]);
    expect(await knex('seller_ratings').sum('count as n')).toEqual([{ n: '2' }]);
  });
});
