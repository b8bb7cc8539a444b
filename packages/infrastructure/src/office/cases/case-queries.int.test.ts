import { contractStart } from '@nestmates/application/testing/contracts/arrange.ts';
import { caseMembersContract } from '@nestmates/application/testing/contracts/trust/case-members-contract.ts';
import { casePageContract } from '@nestmates/application/testing/contracts/trust/case-page-contract.ts';
import { caseQueueContract } from '@nestmates/application/testing/contracts/trust/case-queue-contract.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { afterAll, beforeAll } from 'vitest';
import { casePortsOf } from '../../../testing/case-ports.ts';
import { setDatabaseClock } from '../../../testing/database-clock.ts';
import { pairPorts } from '../../../testing/pair-ports.ts';
import { PublicReportRepository } from '../../trust/reports/public-report-repository.ts';
import { AdminMemberReader } from '../members/admin-member-reader.ts';
import { CaseReader } from './case-reader.ts';

let database: Awaited<ReturnType<typeof pairPorts>>;
beforeAll(async () => {
  database = await pairPorts();
  // Reads ask the time of a restriction.
  await setDatabaseClock(database.url, contractStart);
});
afterAll(() => database.close());

async function standingOf(id: MemberId) {
  const at = { now: contractStart, undoneSince: contractStart, max: 50 };
  return (await new AdminMemberReader(database.transaction).find(id, at))?.standing;
}

const ports = () => ({
  ...casePortsOf(database),
  publicReports: new PublicReportRepository(database.transaction),
  queries: Object.assign(new CaseReader(database.transaction), { standingOf }),
});
caseQueueContract('PostgreSQL', ports);
casePageContract('PostgreSQL', ports);
caseMembersContract('PostgreSQL', ports);
