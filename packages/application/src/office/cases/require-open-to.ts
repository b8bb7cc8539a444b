import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { CaseAction } from '@nestmates/domain/trust/cases/case-machine.ts';
import {
  caseActionsOpenTo,
  caseChanged,
  changeSince,
  type TrustCase,
  wordsOfEvent,
} from '@nestmates/domain/trust/cases/trust-case.ts';
import type { CaseStore } from '../../trust/cases/ports.ts';
import type { CaseQueries } from './ports.ts';

interface OpenCaseDeps {
  readonly caseStore: Pick<CaseStore, 'eventsOf'>;
  readonly caseQueries: Pick<CaseQueries, 'nameOf'>;
}

/**
 * Refuses with what has happened and who has done it: since the version that the administrator had before them, or last
 * where the case is not open to the action any more. Notes and claims of others do not matter.
 */
export async function requireOpenTo(
  action: CaseAction,
  current: TrustCase,
  version: number | undefined,
  { caseStore: cases, caseQueries: queries }: OpenCaseDeps,
): Promise<void> {
  if (version !== undefined && version > current.version) {
    throw invalid('version', 'This case has not come so far. Please look again.');
  }
  const events = await cases.eventsOf(current.id);
  const isOpen = caseActionsOpenTo(current).includes(action);
  const change = changeSince(events, isOpen ? (version ?? events.length) : 0);
  if (!change) return;
  // An appeal is the member's own; what has neither happened by itself.
  const whoId = change.type === 'appealed' ? current.memberId : change.byId;
  const who = whoId === null ? '' : await queries.nameOf(whoId);
  throw caseChanged({ what: wordsOfEvent(change), who });
}
