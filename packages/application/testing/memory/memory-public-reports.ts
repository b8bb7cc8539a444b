import type { PublicReport, PublicReports } from '../../src/trust/reports/ports.ts';

interface Kept extends PublicReport {
  readonly tokenDigest: string | null;
  readonly verifiedAt: Date | null;
}

/** Reports of visitors, in memory. */
export class MemoryPublicReports implements PublicReports {
  readonly kept = new Map<number, Kept>();

  readonly traces = new Map<number, readonly string[]>();

  async add(report: Omit<PublicReport, 'id'>, traces: readonly string[]): Promise<number> {
    const id = this.kept.size + 1;
    this.kept.set(id, { ...report, id, tokenDigest: null, verifiedAt: null });
    this.traces.set(id, traces);
    return id;
  }

  async issue(id: number, tokenDigest: string): Promise<string | undefined> {
    const found = this.kept.get(id);
    if (!found || found.verifiedAt) return undefined;
    this.kept.set(id, { ...found, tokenDigest });
    return found.email;
  }

  async verify(tokenDigest: string, now: Date, createdSince: Date): Promise<PublicReport | undefined> {
    const found = [...this.kept.values()].find((each) => each.tokenDigest === tokenDigest);
    if (!found || found.verifiedAt || found.createdAt <= createdSince) return undefined;
    this.kept.set(found.id, { ...found, verifiedAt: now });
    const { tokenDigest: _, verifiedAt: __, ...report } = found;
    return report;
  }
}
