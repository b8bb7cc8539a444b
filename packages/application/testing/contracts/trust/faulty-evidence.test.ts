import { expect, it } from 'vitest';
import { faulty } from '../../faulty.ts';
import { MemoryEvidence } from '../../memory/memory-evidence.ts';
import { MemoryPublicReports } from '../../memory/memory-public-reports.ts';
import { brokenBy } from '../suite.ts';
import { evidenceContract } from './evidence-contract.ts';
import { publicReportsContract } from './public-reports-contract.ts';

interface Adapters {
  readonly evidence: MemoryEvidence;
  readonly reports: MemoryPublicReports;
}
type Faults = { readonly [Name in keyof Adapters]?: Partial<Adapters[Name]> };

/** The sentences of both suites that do not hold with the faults. */
function broken(change: (real: Adapters) => Faults): Promise<readonly string[]> {
  const cases: ('open' | 'void')[] = [];
  const photos = new Map<string, boolean>();
  const evidence = new MemoryEvidence({
    caseIsOver: (id) => cases[id - 1] === 'void',
    casesAbout: (memberId) => [memberId],
    inUse: (name) => photos.get(name),
  });
  const real: Adapters = { evidence, reports: new MemoryPublicReports() };
  const faults = change(real);
  const ports = {
    evidence: faulty(evidence, faults.evidence ?? {}),
    async addCase(status: 'open' | 'void') {
      cases.push(status);
      return { id: cases.length, memberId: cases.length };
    },
    addPhoto: async (name: string, isInUse: boolean) => void photos.set(name, isInUse),
  };
  const reports = faulty(real.reports, faults.reports ?? {});
  return brokenBy(() => {
    evidenceContract('faulty', () => ports);
    publicReportsContract('faulty', () => reports);
  });
}

it('holds for the ports in memory', async () => {
  expect(await broken(() => ({}))).toEqual([]);
});

const faults: Readonly<Record<string, (real: Adapters) => Faults>> = {
  'the same is kept again': () => ({ evidence: { same: async () => undefined } }),
  'photos are copied again and again': () => ({ evidence: { markCopied: async () => undefined } }),
  'a photo that is being removed is held': () => ({
    evidence: { holdPhotos: async (names) => ({ held: names, drawings: [] }) },
  }),
  'what is over stays': () => ({ evidence: { sweep: async () => ({ removed: 0, photos: [] }) } }),
  'files are forgotten by nobody': () => ({ evidence: { forgetPhotos: async () => undefined } }),
  'an account leaves its evidence': () => ({ evidence: { eraseAbout: async () => undefined } }),
  'a link works twice': ({ reports }) => ({
    reports: {
      verify: async (token) => [...reports.kept.values()].find(({ tokenDigest }) => tokenDigest === token),
    },
  }),
  'a verified report gets another link': ({ reports }) => ({
    reports: { issue: async (id) => reports.kept.get(id)?.email },
  }),
};

it.each(Object.entries(faults))('is broken where %s', async (_, change) => {
  expect(await broken(change)).not.toEqual([]);
});
