import { appealUntil } from '@nestmates/domain/trust/cases/appeal.ts';
import { isTold } from '@nestmates/domain/trust/cases/decision.ts';
import { helpEmail } from '@nestmates/domain/trust/reports/crisis-help.ts';
import { hiddenSubject, hiddenWords } from '@nestmates/domain/trust/standing/done-by-weight.ts';
import { isToldWhileLookedAt } from '@nestmates/domain/trust/standing/standing.ts';
import { statementOf, statementSubject } from '@nestmates/domain/trust/standing/statement.ts';
import * as z from 'zod/mini';
import { email, type Recipient } from '../../members/emails/email.ts';
import { utcTime } from '../../members/emails/utc-time.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { AppealEmailFacts, DecisionEmailFacts, HiddenEmailFacts, ReporterEmailFacts } from './ports.ts';

export interface CaseEmailQueries {
  /** Undefined once it was taken back, or the member is gone. */
  decisionFacts(decisionId: number): Promise<DecisionEmailFacts | undefined>;
  appealFacts(decisionId: number): Promise<AppealEmailFacts | undefined>;
  /** Undefined once the decision was taken back, or the reporter is gone. */
  reporterFacts(decisionId: number, reporterId: number): Promise<ReporterEmailFacts | undefined>;
  /** Tells what is still hidden or limited in an open case, and is told at this time. */
  hiddenFacts(caseId: number, toldAt: Date): Promise<HiddenEmailFacts | undefined>;
  /** Undefined once the member is gone. */
  helpFacts(caseId: number): Promise<Recipient | undefined>;
}

const ids = z.object({ decisionId: id });
const standing = { label: 'See your standing', path: '/account/standing' };

/** E-mails about cases and decisions. None says who has reported, how many have, or when. */
export const trustEmails = {
  decided: email({
    job: job('cases.decided', ids),
    async facts(queries: CaseEmailQueries, { decisionId }): Promise<DecisionEmailFacts | undefined> {
      const facts = await queries.decisionFacts(decisionId);
      return facts && isTold(facts.decision.decision) ? facts : undefined;
    },
    notification: { kind: 'trust', topic: ({ decisionId }) => `decision-${decisionId}`, listedOnly: true },
    words: ({ decision }) => ({
      subject: statementSubject,
      paragraphs: [
        ...statementOf(decision, {
          until: decision.until ? utcTime(decision.until) : undefined,
          appealUntil: utcTime(appealUntil(decision)),
        }),
      ],
      action: standing,
      closing: 'There you can read it again and appeal.',
    }),
  }),
  /** Sent before anybody has decided; none once it was decided, or is shown again. */
  hiddenByWeight: email({
    job: job('cases.hidden-by-weight', z.object({ caseId: id, toldAt: instant })),
    async facts(queries: CaseEmailQueries, { caseId, toldAt }): Promise<HiddenEmailFacts | undefined> {
      const facts = await queries.hiddenFacts(caseId, new Date(toldAt));
      const things = facts?.things.filter(isToldWhileLookedAt) ?? [];
      return facts && (facts.isLimited || things.length > 0) ? { ...facts, things } : undefined;
    },
    notification: { kind: 'trust', topic: ({ caseId }) => `looked-at-${caseId}`, listedOnly: true },
    words: (facts) => ({
      subject: hiddenSubject(facts),
      paragraphs: [...hiddenWords(facts)],
      action: { label: 'Tell your side', path: '/account/standing' },
      closing: 'You need not do anything. If something is decided, we write to you, and you can appeal it.',
    }),
  }),
  /** Tells a reporter not whom it is about, nor what was decided. */
  lookedAt: email({
    job: job('cases.looked-at', z.object({ decisionId: id, reporterId: id })),
    facts: (queries: CaseEmailQueries, { decisionId, reporterId }): Promise<ReporterEmailFacts | undefined> =>
      queries.reporterFacts(decisionId, reporterId),
    notification: { kind: 'trust', topic: ({ decisionId }) => `report-${decisionId}` },
    words: ({ outcome }) => ({
      subject: 'We have looked at what you reported',
      paragraphs: [
        outcome === 'done'
          ? 'A person has looked at it, and something was done.'
          : 'A person has looked at it, and found nothing that breaks our house rules.',
        'What exactly was decided stays between us and the member concerned. Nobody learns that it was you who reported it.',
      ],
      action: { label: 'See my reports', path: '/account/reports' },
      closing: 'Thank you for looking out for others. If somebody bothers you, you can also block them.',
    }),
  }),
  /** Comes in nobody's name, and says nothing of who was worried. */
  helped: email({
    job: job('cases.helped', z.object({ caseId: id })),
    facts: (queries: CaseEmailQueries, { caseId }) => queries.helpFacts(caseId),
    words: () => ({
      subject: helpEmail.subject,
      paragraphs: [...helpEmail.paragraphs],
      action: { label: 'Write to somebody you know', path: '/messages' },
      closing: helpEmail.closing,
    }),
  }),
  appealAnswered: email({
    job: job('cases.appeal-answered', ids),
    facts: (queries: CaseEmailQueries, { decisionId }) => queries.appealFacts(decisionId),
    notification: { kind: 'trust', topic: ({ decisionId }) => `decision-${decisionId}`, listedOnly: true },
    words: ({ outcome, answer }) => ({
      subject: outcome === 'overturned' ? 'Your appeal was granted' : 'Your appeal was looked at',
      paragraphs: [
        outcome === 'overturned'
          ? 'We have taken the decision back. What it restricted is open again, and what it took down is shown again.'
          : 'The decision stays as it was.',
        answer,
      ],
      action: standing,
      closing: 'A person has looked at your appeal. It cannot be appealed once more.',
    }),
  }),
};

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly caseEmailQueries: CaseEmailQueries;
  }
}
