import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';

const [bea, sara] = [{ id: 2 }, { id: 90 }];
const message = { kind: 'message', id: 12 } as const;
const order = { kind: 'order', id: 9 } as const;

let app: ReturnType<typeof casesInMemory>;
let caseId: number;
beforeEach(async () => {
  app = casesInMemory();
  caseId = (await app.report(bea.id, 11, message)).id;
});

type Given = readonly [decision: DecisionKind, daysAgo: number, outcome?: 'upheld' | 'overturned'];
async function decided(...[decision, ago, outcome]: Given) {
  const at = later(app.clock.now(), -days(ago));
  const said = {
    decision,
    rule: 'kind',
    words: 'Please be kind.',
    until: null,
    things: [order, message],
  } as const;
  const id = await app.decisions.add(caseId, bea.id, { ...said, byId: sara.id, at });
  if (!outcome) return;
  await app.decisions.addAppeal(id, 'No.', at);
  await app.decisions.answerAppeal(id, { outcome, words: 'We have looked.', at });
}

describe('who is looked at', () => {
  const listing = { kind: 'listing', id: 7 } as const;
  const say = () => app.standing.say(bea, 'The pram is new.');
  const decidedMeanwhile = {
    code: 'CONFLICT',
    message: expect.stringContaining('decided about it in the meantime'),
  };
  const refused = {
    code: 'CONFLICT',
    message: expect.stringContaining('Nothing of yours is being looked at'),
  };

  it('tells their side while something is hidden, which whoever decides has to have read', async () => {
    await expect(say()).rejects.toMatchObject(refused);
    for (const by of [12, 13]) await app.report(bea.id, by, listing);
    app.clock.forward(hours(1));
    const seen = app.cases.kept.get(caseId)?.version ?? 0;
    expect((await say()).beingLookedAt).toMatchObject([listing]);
    const said = (await app.cases.eventsOf(caseId)).at(-1);
    expect(said).toMatchObject({ type: 'said', words: 'The pram is new.', byId: null });
    const decision = {
      decision: 'dismiss',
      rule: 'kind',
      words: 'Fine.',
      until: null,
      version: seen,
    } as const;
    await expect(app.caseDecisions.decide(sara, caseId, decision)).rejects.toMatchObject({
      code: 'CASE_CHANGED',
    });
    await app.caseDecisions.decide(sara, caseId, { ...decision, version: seen + 1 });
    await expect(say()).rejects.toMatchObject(decidedMeanwhile);
  });

  it('tells it anew until it is decided, and twice the same once', async () => {
    for (const by of [12, 13]) await app.report(bea.id, by, listing);
    app.clock.forward(hours(1));
    expect((await app.standing.show(bea)).ownSide).toEqual({});
    await say();
    await say();
    const at = app.clock.now().toISOString();
    expect((await app.standing.show(bea)).ownSide).toEqual({ said: { words: 'The pram is new.', at } });
    await app.standing.say(bea, 'The pram is nearly new.');
    expect((await app.standing.show(bea)).ownSide?.said?.words).toBe('The pram is nearly new.');
    const types = (await app.cases.eventsOf(caseId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'said')).toHaveLength(2);
  });

  it('is told of nothing before the wait of letters is over, by no way', async () => {
    for (const by of [12, 13]) await app.report(bea.id, by, listing);
    for (const by of [12, 13]) await app.report(bea.id, by, { kind: 'member', id: bea.id });
    const untold = { standing: 'good', decisions: [], beingLookedAt: [] };
    expect(await app.store.current(bea.id)).toEqual({ kind: 'limited', until: null });
    expect(await app.standing.show(bea)).toEqual(untold);
    await expect(say()).rejects.toMatchObject(refused);
    expect(app.events.announced).toEqual([]);
    const [{ at } = { at: undefined }] = app.sentByWeight;
    expect(at).toEqual(later(app.clock.now(), minutes(35)));
    app.clock.forward(minutes(35) - 1);
    expect(await app.standing.show(bea)).toEqual(untold);
    app.clock.forward(1);
    expect(await app.standing.show(bea)).toMatchObject({ standing: 'limited', beingLookedAt: [listing] });
    await expect(say()).resolves.toMatchObject({ ownSide: { said: { words: 'The pram is new.' } } });
  });

  it('learns nothing of what was decided, or withdrawn, before they were told', async () => {
    for (const by of [12, 13]) await app.report(bea.id, by, listing);
    const { version = 0 } = app.cases.kept.get(caseId) ?? {};
    const decision = { decision: 'dismiss', rule: 'kind', words: 'Fine.', until: null, version } as const;
    await app.caseDecisions.decide(sara, caseId, decision);
    app.clock.forward(hours(2));
    await expect(say()).rejects.toMatchObject(refused);
    expect(app.events.announced).toEqual([]);
  });

  it('tells it while limited by reports', async () => {
    const member = { kind: 'member', id: bea.id } as const;
    for (const by of [12, 13]) await app.report(bea.id, by, member);
    app.clock.forward(hours(1));
    expect(await app.standing.show(bea)).toMatchObject({ standing: 'limited', beingLookedAt: [] });
    await expect(say()).resolves.toMatchObject({ standing: 'limited' });
  });

  it('learns nothing of a case that has no effect', async () => {
    await expect(say()).rejects.toMatchObject(refused);
    await expect(app.standing.say({ id: 3 }, 'Hm.')).rejects.toMatchObject(refused);
  });
});

describe('a member', () => {
  it.each<readonly [string, readonly Given[], string]>([
    ['warned for 180 days', [['warn', 179]], 'warned'],
    ['and then no longer', [['warn', 180]], 'good'],
    [
      'by the newest warning',
      [
        ['warn', 1],
        ['warn', 200],
      ],
      'warned',
    ],
    [
      'unless it was overturned',
      [
        ['warn', 1, 'overturned'],
        ['warn', 200],
      ],
      'good',
    ],
    ['also where the appeal was turned down', [['warn', 1, 'upheld']], 'warned'],
    ['and by warnings alone', [['remove', 1]], 'good'],
  ])('is %s', async (_, decisions, expected) => {
    for (const each of decisions) await decided(...each);
    expect((await app.standing.show(bea)).standing).toBe(expected);
  });

  it('is restricted until the end of the restriction', async () => {
    const until = later(app.clock.now(), days(7));
    await app.transaction.run(async () => {
      await app.store.lockMember(bea.id);
      await app.store.setCurrent(bea.id, { kind: 'suspended', until });
    });
    const restricted = { standing: 'suspended', until: until.toISOString() };
    expect(await app.standing.show(bea)).toMatchObject(restricted);
    app.clock.forward(days(7));
    expect(await app.standing.show(bea)).toEqual({ standing: 'good', decisions: [], beingLookedAt: [] });
  });

  it('is told what was decided, and nothing of what was dismissed', async () => {
    await decided('dismiss', 1);
    await decided('remove', 2, 'upheld');
    await decided('warn', 180);
    const { decisions } = await app.standing.show(bea);
    expect(decisions.map(({ decision, appeal }) => [decision, appeal?.state, appeal?.answer])).toEqual([
      ['remove', 'upheld', 'We have looked.'],
      ['warn', 'closed', undefined],
    ]);
    expect(decisions[0]?.things).toEqual([{ kind: 'message', title: '' }]);
  });

  it('is not told of a message that it is being looked at, since one member alone can have reported it', async () => {
    const hidden = [message, { kind: 'listing', id: 3 }] as const;
    const ofBea = hidden.map(({ kind, id }) => ({ kind, id: String(id), memberId: bea.id }));
    await app.store.hide(ofBea, 'weight');
    expect((await app.standing.show(bea)).beingLookedAt).toEqual([{ kind: 'listing', id: 3, title: '' }]);
  });
});

describe('an appeal', () => {
  const decide = () =>
    app.caseDecisions.decide(sara, caseId, {
      version: app.cases.kept.get(caseId)?.version ?? 0,
      decision: 'warn',
      rule: 'kind',
      words: 'Please be kind.',
      until: null,
      things: [message],
    });
  const appeal = (by = bea, decisionId = 1) =>
    app.standing.appeal(by, { decisionId, words: 'It was not me.' });
  const events = async () => (await app.cases.eventsOf(caseId)).map(({ type }) => type);

  it('waits for an answer, and is shown to the member', async () => {
    await decide();
    const { decisions } = await appeal();
    expect(decisions.map(({ appeal: made }) => made?.state)).toEqual(['waiting']);
    expect(app.cases.kept.get(caseId)?.status).toBe('appealed');
    expect((await app.cases.eventsOf(caseId)).at(-1)).toEqual({
      type: 'appealed',
      byId: null,
      at: app.clock.now(),
    });
    expect(await app.decisions.appealOf(1)).toMatchObject({ words: 'It was not me.', outcome: null });
  });

  it('is made once, within 180 days', async () => {
    await decide();
    app.clock.forward(days(180));
    await expect(appeal()).rejects.toMatchObject({ code: 'APPEAL_CLOSED' });
    app.clock.forward(-1);
    await appeal();
    await expect(appeal()).rejects.toMatchObject({ code: 'APPEAL_CLOSED' });
    expect((await events()).filter((type) => type === 'appealed')).toHaveLength(1);
  });

  it('against a decision about somebody else, or none, finds nothing', async () => {
    await decide();
    await expect(appeal({ id: 3 })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(appeal(bea, 99)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await app.decisions.appealOf(1)).toBeUndefined();
  });

  it('against a decision that was taken back, or is not that of its case any more, is refused', async () => {
    await decide();
    await app.caseDecisions.undo(sara, caseId, app.cases.kept.get(caseId)?.version ?? 0);
    await expect(appeal()).rejects.toMatchObject({ code: 'APPEAL_CLOSED' });
    await decided('warn', 1);
    await expect(appeal(bea, 2)).rejects.toMatchObject({ code: 'APPEAL_CLOSED' });
    expect(await app.decisions.appealOf(2)).toBeUndefined();
  });
});
