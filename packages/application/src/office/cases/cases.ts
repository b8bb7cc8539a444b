import { viewCountsFor } from '@nestmates/domain/office/audit/audit.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { CaseAction } from '@nestmates/domain/trust/cases/case-machine.ts';
import { decisionRule } from '@nestmates/domain/trust/cases/decision.ts';
import {
  type CaseId,
  caseActionsOpenTo,
  caseNotFound,
  wordsOfEvent,
} from '@nestmates/domain/trust/cases/trust-case.ts';
import { type Page, pageOf } from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { formatQueueCursor } from '../../trust/cases/queue-cursor.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { CaseCountsView, CasePageView, CaseView } from './case-views.ts';
import { hasOtherJudge } from './has-other-judge.ts';
import { isUnchanged, shownEvidence } from './kept-evidence.ts';
import { lockCase } from './lock-case.ts';
import type { CaseFacts, CaseQueries, MemberFacts } from './ports.ts';
import { viewOfStanding } from './view-of-standing.ts';
import { heaviestFirst, weighed } from './weighed-case.ts';

/** An operator at the command line has no account. */
type By = Administrator;

/** What administrators see of cases, and what they say to each other about them. */
export class Cases extends useCase(
  'caseQueries',
  'caseStore',
  'caseRecord',
  'reportStore',
  'reportedThings',
  'administratorStore',
  'auditLog',
  'transaction',
  'clock',
) {
  async list(by: By, asked: Omit<Parameters<CaseQueries['cases']>[0], 'by'>): Promise<Page<CaseView>> {
    const found = await this.needs.caseQueries.cases({ ...asked, by: by.id, limit: asked.limit + 1 });
    const { items, ...rest } = pageOf(found, asked.limit, ({ cursor }) => formatQueueCursor(cursor));
    return { ...rest, items: items.map(({ cursor: _, ...view }) => view) };
  }

  counts(by: By): Promise<CaseCountsView> {
    return this.needs.caseQueries.counts(by.id);
  }

  /** Every look is in the audit; that a page stays open is once an hour. */
  async show(
    by: By,
    id: CaseId,
    { again }: { readonly again?: 'true' | undefined } = {},
  ): Promise<CasePageView> {
    const { auditLog, clock } = this.needs;
    const view = await this.page(by, id);
    const at = clock.now();
    const memberId = view.member?.id ?? null;
    const look = { action: 'case.viewed', adminId: by.id, memberId, detail: `Case ${id}`, at } as const;
    await (again ? auditLog.addUnlessSince(later(at, -viewCountsFor), look) : auditLog.add(look));
    return view;
  }

  /** Makes no entry of its own: used for whoever has done something about the case. */
  async page(by: By, id: CaseId): Promise<CasePageView> {
    const {
      caseQueries: queries,
      caseStore: cases,
      reportStore: reports,
      reportedThings: things,
      clock,
    } = this.needs;
    const facts = await queries.facts(id);
    if (!facts) throw caseNotFound();
    const { row, version, memberId, memberFacts } = facts;
    const { cursor: _, ...view } = row;
    const open = await reports.openOf(id);
    const asItIs = async ({ kind, id: thingId }: CaseFacts['things'][number]) =>
      memberId === null ? undefined : things.asItIs({ kind, id: thingId }, memberId);
    return {
      ...view,
      version,
      memberFacts: memberFacts && viewOfMember(memberFacts, clock.now()),
      reported: weighed(facts, open, await cases.eventsOf(id)),
      things: await Promise.all(
        heaviestFirst(facts, open).map(async ({ kept, photos, ...thing }) => {
          const now = (await asItIs({ kept, photos, ...thing }))?.evidence ?? null;
          return {
            ...thing,
            kept: kept && shownEvidence(kept, photos),
            now,
            isUnchanged: kept !== null && now !== null && isUnchanged(kept, now, photos),
          };
        }),
      ),
      ownSide: ownSideIn(facts),
      history: facts.history,
      decisions: facts.decisions.map(({ byId, ...decision }) => ({
        ...decision,
        undoUntil: this.#undoUntil(by, byId, decision),
      })),
      actions: await this.#actionsOf(by, facts),
    };
  }

  #undoUntil(by: By, byId: number | null, { at, undoneAt }: { at: string; undoneAt: string | null }) {
    const until = later(new Date(at), decisionRule.undoWithin);
    const isOpen = byId === by.id && undoneAt === null && until > this.needs.clock.now();
    return isOpen ? until.toISOString() : null;
  }

  async #actionsOf(by: By, facts: CaseFacts): Promise<readonly CaseAction[]> {
    const { caseQueries: queries } = this.needs;
    const open = caseActionsOpenTo({ status: facts.row.state });
    const isOwn = facts.memberId === by.id || (await queries.hasReported(facts.row.id, by.id));
    if (isOwn) return [];
    const last = facts.decisions.find(({ undoneAt }) => undoneAt === null);
    const mayUndo = last !== undefined && this.#undoUntil(by, last.byId, last) !== null;
    const { memberId } = facts;
    const isFirst =
      last?.byId === by.id && (await hasOtherJudge(by, { id: facts.row.id, memberId }, this.needs));
    return open.filter((action) => {
      if (action === 'help') return memberId !== null;
      if (action === 'undo') return mayUndo;
      return action === 'uphold' || action === 'overturn' ? !isFirst : true;
    });
  }

  /** Others can take it over. */
  claim(by: By, id: CaseId): Promise<CasePageView> {
    return this.#add(by, id, { type: 'claimed' });
  }

  note(by: By, id: CaseId, words: string): Promise<CasePageView> {
    return this.#add(by, id, { type: 'noted', words });
  }

  #add(
    by: By,
    id: CaseId,
    event: { readonly type: 'claimed' } | { readonly type: 'noted'; readonly words: string },
  ): Promise<CasePageView> {
    const { caseRecord: record, auditLog, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const does = event.type === 'claimed' ? 'claim' : 'note';
      const current = await lockCase(by, id, { does }, this.needs);
      const at = clock.now();
      await record.add(current, { ...event, byId: by.id, at });
      const action = event.type === 'claimed' ? 'case.claimed' : 'case.noted';
      const { memberId } = current;
      await auditLog.add({ action, adminId: by.id, memberId, detail: `Case ${id}`, at });
      return this.page(by, id);
    });
  }
}

function ownSideIn({ history }: Pick<CaseFacts, 'history'>): CasePageView['ownSide'] {
  const said = history.findLast(({ what }) => what === wordsOfEvent({ type: 'said' }));
  return said?.words ? { words: said.words, at: said.at } : null;
}

const viewOfMember = ({ email, memberSince, ...facts }: MemberFacts, now: Date) => ({
  ...viewOfStanding(facts, now),
  email,
  memberSince,
});

export const noSuchThing = () => notFound('This thing is no part of the case.');

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly cases: Cases;
  }
}
