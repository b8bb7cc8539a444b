import { randomUUID } from 'node:crypto';
import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import { insertReport } from '../case-setup.ts';
import { type Arrangement, alone, type Two, whenGoneInvalid, withOther } from './arrangement.ts';
import { idOf, listingOf, now } from './rows-of-two.ts';

const openCase = ({ knex, other }: Two, columns: object = {}): Promise<number> =>
  idOf(
    knex('cases')
      .insert({
        memberId: other.id,
        openedAt: now(),
        oldestAt: now(),
        status: 'open',
        version: 0,
        ...columns,
      })
      .returning('id'),
  );

const asAdmin = ({ knex, caller }: Two) => knex('users').where({ id: caller.id }).update({ isAdmin: true });

/** Adds a report; returns the number by which its reporter knows it. */
const reportIn = async (two: Two, columns: object = {}): Promise<number> =>
  idOf(
    two
      .knex('reports')
      .insert({
        caseId: await openCase(two),
        reporterId: two.caller.id,
        reporterSince: now(),
        kind: 'member',
        thingId: String(two.other.id),
        title: 'Bea',
        category: 'spam',
        state: 'received',
        at: now(),
        ...columns,
      })
      .returning('number as id'),
  );

/** A case about a member that has been decided. */
async function decidedCase(
  { knex }: Two,
  about: { readonly id: number },
  { byId, status }: { readonly byId: number | null; readonly status: string },
): Promise<{ readonly id: number; readonly decisionId: number }> {
  const begun = { memberId: about.id, openedAt: now(), oldestAt: now(), status, version: 0 };
  const id = await idOf(knex('cases').insert(begun).returning('id'));
  const said = { decision: 'limit', rule: 'kind', words: 'Please be kind.', things: JSON.stringify([]) };
  const decision = { caseId: id, memberId: about.id, byId, at: now(), ...said };
  const decisionId = await idOf(knex('decisions').insert(decision).returning('id'));
  await knex('cases').where({ id }).update({ decisionId });
  return { id, decisionId };
}

const admins = (
  arrange: (two: Two) => Promise<{ readonly id: number; readonly body?: object }>,
): Arrangement =>
  withOther(async (two) => {
    await asAdmin(two);
    const { id, body } = await arrange(two);
    return { params: { id }, body };
  });

const decided = { decision: 'warn', rule: 'kind', words: 'Please be kind.' };

async function sentCheckOf({ knex, other }: Two): Promise<number> {
  const photoUrl = '/photos/of-other/card.webp';
  await knex('users').where({ id: other.id }).update({ profilePhotoUrl: photoUrl });
  const poses = ['open-hand', 'look-up'];
  const sent = { memberId: other.id, status: 'sent', poses, askedAt: now(), sentAt: now(), photoUrl };
  return idOf(knex('selfie_checks').insert(sent).returning('id'));
}

export const trustCalls = {
  'post /api/reports': withOther(async ({ knex, caller, other }) => {
    const shown = { viewerId: caller.id, memberId: other.id, day: now(), byNumber: false };
    await knex('shown_strangers').insert(shown).onConflict().ignore();
    return { body: { about: { kind: 'member', id: other.id }, category: 'spam' } };
  }),
  'post /api/reports/:id/words': withOther(async (two) => ({
    params: { id: await reportIn(two) },
    body: { words: 'And again.' },
  })),
  'delete /api/reports/:id': withOther(async (two) => ({ params: { id: await reportIn(two) } })),
  'post /api/public-reports': withOther(async (two) => ({
    body: {
      about: { kind: 'listing', id: await listingOf(two, two.other) },
      category: 'spam',
      words: 'Again and again.',
      email: `${randomUUID()}@nestmates.test`,
    },
  })),
  'post /api/public-reports/confirm': whenGoneInvalid(async (two) => {
    const token = randomTokens.generate();
    await two.knex('public_reports').insert({
      kind: 'listing',
      thingId: String(await listingOf(two, two.other)),
      category: 'spam',
      words: 'Again and again.',
      email: `${randomUUID()}@nestmates.test`,
      tokenDigest: randomTokens.digest(token),
      createdAt: now(),
    });
    return { body: { token } };
  }),
  'post /api/account/appeals': alone(async (two) => {
    const { decisionId } = await decidedCase(two, two.caller, { byId: null, status: 'decided' });
    return { body: { decisionId, words: 'It was not me.' } };
  }),
  'post /api/account/standing/words': alone(async ({ knex, caller }) => {
    const begun = { memberId: caller.id, openedAt: now(), oldestAt: now(), status: 'open', version: 0 };
    await knex('cases').insert(begun);
    const thingId = randomUUID();
    const hidden = { kind: 'photo', thingId, memberId: caller.id, why: 'by-weight', hiddenAt: now() };
    await knex('hidden_things').insert(hidden);
    return { body: { words: 'That is my own photo.' } };
  }),
  'post /api/selfie-checks': alone(async ({ knex, caller }) => {
    await knex('users').where({ id: caller.id }).update({ profilePhotoUrl: '/photos/mine/card.webp' });
    return {};
  }),
  'post /api/admin/checks/:id/decide': admins(async (two) => ({
    id: await sentCheckOf(two),
    body: { decision: 'approve' },
  })),
  'post /api/admin/cases/:id/claim': admins(async (two) => ({ id: await openCase(two) })),
  'post /api/admin/cases/:id/notes': admins(async (two) => ({
    id: await openCase(two),
    body: { words: 'She seems to be new.' },
  })),
  'post /api/admin/cases/:id/decide': admins(async (two) => {
    const id = await openCase(two);
    const things = await insertReport({ knex: two.knex, clock: { now } }, id, two.other.id);
    return { id, body: { ...decided, things, version: 0 } };
  }),
  'post /api/admin/cases/:id/help': admins(async (two) => ({
    id: await openCase(two),
    body: { version: 0 },
  })),
  'post /api/admin/cases/:id/undo': admins(async (two) => {
    const { id } = await decidedCase(two, two.other, { byId: two.caller.id, status: 'decided' });
    return { id, body: { version: 0 } };
  }),
  'post /api/admin/cases/:id/appeal': admins(async (two) => {
    const { id, decisionId } = await decidedCase(two, two.other, { byId: null, status: 'appealed' });
    await two.knex('appeals').insert({ decisionId, words: 'It was not me.', at: now() });
    return { id, body: { version: 0, outcome: 'overturned', words: 'You are right.' } };
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
