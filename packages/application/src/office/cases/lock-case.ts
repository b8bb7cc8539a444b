import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { CaseAction } from '@nestmates/domain/trust/cases/case-machine.ts';
import {
  type CaseId,
  caseActionsOpenTo,
  caseChanged,
  caseNotFound,
  changeSince,
  ownCase,
  type TrustCase,
  wordsOfEvent,
} from '@nestmates/domain/trust/cases/trust-case.ts';
import type { CaseStore } from '../../trust/cases/ports.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { CaseQueries } from './ports.ts';

interface Needs {
  readonly caseStore: Pick<CaseStore, 'lock' | 'eventsOf'>;
  readonly caseQueries: Pick<CaseQueries, 'nameOf' | 'hasReported'>;
}

interface Change {
  readonly does: CaseAction;
  /** What the administrator had before them. */
  readonly version?: number;
}

/** Refuses a case of the administrator's own, and what it is not open to. */
export async function lockCase(
  by: Administrator,
  id: CaseId,
  change: Change,
  needs: Needs,
): Promise<TrustCase> {
  const { caseStore: cases, caseQueries: queries } = needs;
  const current = await cases.lock(id);
  if (!current) throw caseNotFound();
  if (current.memberId === by.id || (await queries.hasReported(id, by.id))) throw ownCase();
  await requireOpenTo(change, current, needs);
  return current;
}

/**
 * Refuses with what has happened and who has done it: since the version that the administrator had before them, or last
 * where the case is not open to the action any more. Notes and claims of others do not matter.
 */
async function requireOpenTo(
  { does, version }: Change,
  current: TrustCase,
  { caseStore: cases, caseQueries: queries }: Needs,
): Promise<void> {
  if (version !== undefined && version > current.version) {
    throw invalid('version', 'This case has not come so far. Please look again.');
  }
  const events = await cases.eventsOf(current.id);
  const isOpen = caseActionsOpenTo(current).includes(does);
  const change = changeSince(events, isOpen ? (version ?? events.length) : 0);
  if (!change) return;
  // An appeal is the member's own; what has neither happened by itself.
  const whoId = change.type === 'appealed' ? current.memberId : change.byId;
  const who = whoId === null ? '' : await queries.nameOf(whoId);
  throw caseChanged({ what: wordsOfEvent(change), who });
}
