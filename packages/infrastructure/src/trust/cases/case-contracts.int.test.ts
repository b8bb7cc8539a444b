import { addMember, contractStart } from '@nestmates/application/testing/contracts/arrange.ts';
import { casesContract } from '@nestmates/application/testing/contracts/trust/cases-contract.ts';
import { departuresContract } from '@nestmates/application/testing/contracts/trust/departures-contract.ts';
import { evidenceContract } from '@nestmates/application/testing/contracts/trust/evidence-contract.ts';
import { publicReportsContract } from '@nestmates/application/testing/contracts/trust/public-reports-contract.ts';
import { restrictedMailboxesContract } from '@nestmates/application/testing/contracts/trust/restricted-mailboxes-contract.ts';
import { restrictionsContract } from '@nestmates/application/testing/contracts/trust/restrictions-contract.ts';
import { sharedLimitsContract } from '@nestmates/application/testing/contracts/trust/shared-limits-contract.ts';
import { standingContract } from '@nestmates/application/testing/contracts/trust/standing-contract.ts';
import { transparencyContract } from '@nestmates/application/testing/contracts/trust/transparency-contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { casePortsOf } from '../../../testing/case-ports.ts';
import { setDatabaseClock } from '../../../testing/database-clock.ts';
import { pairPorts } from '../../../testing/pair-ports.ts';
import { PublicReportRepository } from '../reports/public-report-repository.ts';
import { StandingReader } from '../standing/standing-reader.ts';
import { TransparencyRepository } from '../transparency/transparency-repository.ts';
import { EvidenceRepository } from './evidence-repository.ts';

let database: Awaited<ReturnType<typeof pairPorts>>;
beforeAll(async () => {
  database = await pairPorts();
  // Reads ask the time of a restriction.
  await setDatabaseClock(database.url, contractStart);
});
afterAll(() => database.close());

const casePorts = () => casePortsOf(database);
restrictionsContract('PostgreSQL', casePorts);
restrictedMailboxesContract('PostgreSQL', casePorts);
sharedLimitsContract('PostgreSQL', casePorts);
departuresContract('PostgreSQL', casePorts);
casesContract('PostgreSQL', casePorts);
standingContract('PostgreSQL', () => ({
  ...casePorts(),
  standing: new StandingReader(database.transaction),
}));
transparencyContract('PostgreSQL', () => ({
  ...casePorts(),
  transparency: new TransparencyRepository(database.transaction),
}));

publicReportsContract('PostgreSQL', () => new PublicReportRepository(database.transaction));
evidenceContract('PostgreSQL', () => ({
  evidence: new EvidenceRepository(database.transaction),
  async addCase(status) {
    const { id: memberId } = await addMember(database.ports);
    const at = new Date();
    const begun = { memberId, openedAt: at, oldestAt: at, status, version: 0 };
    const [{ id }] = await database.transaction.db('cases').insert(begun).returning('id');
    return { id, memberId };
  },
  async addPhoto(name, isInUse) {
    const { id: ownerId } = await addMember(database.ports);
    const photo = { name, ownerId, usedAs: isInUse ? 'portrait' : null, enteredAt: new Date() };
    await database.transaction.db('photos').insert(photo);
  },
}));
