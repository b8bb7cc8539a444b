import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { evidenceOf } from '../../../src/trust/things/evidence-view.ts';
import { addMember, contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { type CaseQueryPorts, caseSteps } from './arrange-cases.ts';

const at = contractStart;
const minutesLater = (count: number) => later(at, minutes(count));

/** What every implementation of `CaseQueries` says of one case. */
export function casePageContract(name: string, ports: () => CaseQueryPorts): void {
  const { openCase, changed, report, decide } = caseSteps(ports);

  describe(`the page of a case in ${name}`, () => {
    it('has nothing beside a case that was just opened', async () => {
      const { queries } = ports();
      const begun = await openCase();
      expect(await queries.facts(begun.id)).toMatchObject({
        row: { id: begun.id, state: 'open', reports: 0, oldestAt: at.toISOString() },
        version: 0,
        memberId: begun.memberId,
        memberFacts: { email: expect.stringContaining('@'), memberSince: expect.any(String), cases: [] },
        reported: [],
        things: [],
        history: [],
        decisions: [],
      });
      expect(await queries.facts(2_000_000_000)).toBeUndefined();
      await ports().removeMember(begun.memberId);
      expect(await queries.facts(begun.id)).toMatchObject({ memberId: null, memberFacts: null });
    });

    it('has the reports, the oldest first, with who has sent them', async () => {
      const { queries, publicReports, reports } = ports();
      const begun = await openCase();
      const about = { kind: 'shop', id: 7 } as const;
      const said = { about, category: 'scam', words: 'Fake.' } as const;
      const publicReportId = await publicReports.add(
        {
          ...said,
          email: 'visitor@example.com',
          createdAt: at,
        },
        [],
      );
      const late = await report(begun, { at: minutesLater(2), words: 'Again.' });
      const visitor = await report(begun, { ...said, publicReportId, reporterId: null, title: 'Shop' });
      const gone = await report(begun, { at: minutesLater(1) });
      await reports.withdraw(gone.id);
      await ports().removeMember(gone.reporter.id);
      const member = { kind: 'member', id: begun.memberId, title: 'Bea' };
      const { id, email } = late.reporter;
      expect((await queries.facts(begun.id))?.reported).toEqual([
        {
          id: visitor.id,
          about: { ...about, title: 'Shop' },
          category: 'scam',
          words: 'Fake.',
          state: 'received',
          at: at.toISOString(),
          visitor: 'visitor@example.com',
          reporter: null,
        },
        {
          id: gone.id,
          about: member,
          category: 'spam',
          words: null,
          state: 'withdrawn',
          at: minutesLater(1).toISOString(),
          visitor: null,
          reporter: null,
        },
        {
          id: late.id,
          about: member,
          category: 'spam',
          words: 'Again.',
          state: 'received',
          at: minutesLater(2).toISOString(),
          visitor: null,
          reporter: { id, firstName: 'Rae', email },
        },
      ]);
    });

    it('has each thing once, with what is kept of it, and whether it is shown', async () => {
      const { queries, evidence, restrictions } = ports();
      const begun = await openCase();
      const { id: caseId, memberId } = begun;
      const listing = { kind: 'listing', id: memberId } as const;
      const photo = { kind: 'photo', id: `photo-${memberId}` } as const;
      const content = evidenceOf({
        title: 'Pram',
        text: 'As new',
        photoUrls: [`/photos/kept-${caseId}/card.webp`],
      });
      const taken = { caseId, thing: listing, content, takenAt: at };
      const copies = ['a', 'b'].map((copy) => ({ name: `kept-${caseId}-${copy}`, source: `of-${copy}` }));
      const first = await evidence.add(taken, `first-${caseId}`, copies);
      await evidence.markCopied(`kept-${caseId}-b`, at);
      const second = await evidence.add(
        { ...taken, content: evidenceOf({ title: 'Cheap pram' }) },
        'second',
        [],
      );
      await report(begun, { about: photo, title: '', evidenceId: first });
      await report(begun, { about: listing, title: 'Pram', evidenceId: first });
      await report(begun, { about: listing, title: 'Cheap pram', evidenceId: second });
      await report(begun, { title: 'Bea', evidenceId: second });
      const hide = (kind: string, id: string, by: 'weight' | { decisionId: number }) =>
        restrictions.hide([{ kind, id, memberId }], by, at);
      await hide('listing', String(memberId), 'weight');
      await hide('photo', photo.id, { decisionId: 7 });
      const photos = {
        [`kept-${caseId}-a`]: { source: 'of-a', isCopied: false },
        [`kept-${caseId}-b`]: { source: 'of-b', isCopied: true },
      };
      expect((await queries.facts(caseId))?.things).toEqual([
        { ...listing, title: 'Pram', kept: content, photos, hidden: 'by-weight' },
        {
          kind: 'member',
          id: memberId,
          title: 'Bea',
          kept: evidenceOf({ title: 'Cheap pram' }),
          photos: {},
          hidden: 'no',
        },
        { ...photo, title: '', kept: content, photos, hidden: 'removed' },
      ]);
    });

    it('has what has happened, by whom, and in which words', async () => {
      const { queries, cases } = ports();
      const sara = await addMember(ports(), { firstName: 'Sara' });
      const begun = await openCase();
      const { id: reportId } = await report(begun);
      await changed(begun, async (current) => {
        const one = await cases.append(current, { type: 'reported', reportId, byId: null, at });
        await cases.append(one, { type: 'noted', words: 'She is new.', byId: sara.id, at: minutesLater(1) });
      });
      await decide(begun, { decision: 'warn', byId: sara.id, at: minutesLater(2) });
      const by = { id: sara.id, firstName: 'Sara' };
      expect((await queries.facts(begun.id))?.history).toEqual([
        { at: at.toISOString(), by: null, what: 'a report came in', words: null },
        { at: minutesLater(1).toISOString(), by, what: 'a note was written', words: 'She is new.' },
        { at: minutesLater(2).toISOString(), by, what: 'it was decided: Warn', words: null },
      ]);
    });

    it('has when the member is told of what reports have done', async () => {
      const { queries, cases } = ports();
      const begun = await openCase();
      const toldAt = minutesLater(35);
      await changed(begun, (current) => cases.append(current, { type: 'limited', toldAt, byId: null, at }));
      const what = 'the member was limited because of the reports';
      expect((await queries.facts(begun.id))?.history).toEqual([
        { at: at.toISOString(), by: null, what, words: null, toldAt: toldAt.toISOString() },
      ]);
    });

    it('has the decisions, the newest first, with titles, appeal and answer', async () => {
      const { queries, decisions, cases } = ports();
      const sara = await addMember(ports(), { firstName: 'Sara' });
      const begun = await openCase();
      await report(begun, { about: { kind: 'message', id: 12 }, title: 'Hello' });
      const things = [
        { kind: 'message', id: 12 },
        { kind: 'shop', id: 9 },
      ] as const;
      const first = await decide(begun, { things, byId: sara.id });
      await decisions.undo(first, minutesLater(1));
      const undone = { type: 'undone', decisionId: first, byId: sara.id, at: minutesLater(1) } as const;
      await changed(begun, (current) => cases.append(current, undone));
      const second = await decide(begun, { decision: 'warn', until: null, things: [], byId: sara.id });
      await ports().removeMember(sara.id);
      await decisions.addAppeal(second, 'It was not me.', minutesLater(3));
      const said = { rule: 'kind', words: 'Please be kind.', by: null, byId: null, at: at.toISOString() };
      const appeal = { words: 'It was not me.', at: minutesLater(3).toISOString() };
      const found = async () => (await queries.facts(begun.id))?.decisions;
      const titled = [
        { kind: 'message', id: 12, title: 'Hello' },
        { kind: 'shop', id: 9, title: '' },
      ];
      const open = { ...appeal, outcome: null, answer: null };
      const warned = { ...said, id: second, decision: 'warn', until: null, things: [], undoneAt: null };
      expect(await found()).toEqual([
        { ...warned, appeal: open },
        {
          ...said,
          id: first,
          decision: 'suspend',
          until: later(at, days(7)).toISOString(),
          things: titled,
          undoneAt: minutesLater(1).toISOString(),
          appeal: null,
        },
      ]);
      const answer = { outcome: 'upheld', words: 'It was.', byId: null, at: minutesLater(4) } as const;
      await decisions.answerAppeal(second, answer);
      const answered = { ...appeal, outcome: 'upheld', answer: 'It was.' };
      expect((await found())?.[0]).toEqual({ ...warned, appeal: answered });
    });
  });
}
