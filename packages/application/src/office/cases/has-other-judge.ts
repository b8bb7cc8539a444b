import type { TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { AdministratorStore } from '../admin/ports.ts';
import type { CaseQueries } from './ports.ts';

interface OtherJudgeDeps {
  readonly administratorStore: Pick<AdministratorStore, 'list'>;
  readonly caseQueries: Pick<CaseQueries, 'hasReported'>;
}

/** Whether another administrator can answer an appeal: whoever is a part of the case cannot. */
export async function hasOtherJudge(
  by: Administrator,
  { id, memberId }: Pick<TrustCase, 'id' | 'memberId'>,
  { administratorStore: administrators, caseQueries: queries }: OtherJudgeDeps,
): Promise<boolean> {
  for (const otherId of await administrators.list()) {
    if (otherId === by.id || otherId === memberId) continue;
    if (!(await queries.hasReported(id, otherId))) return true;
  }
  return false;
}
