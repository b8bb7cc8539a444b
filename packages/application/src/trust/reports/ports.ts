import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';

export interface PublicReport {
  readonly id: number;
  readonly about: Thing;
  readonly category: ReportCategory;
  readonly words: string;
  readonly email: string;
  readonly createdAt: Date;
}

export interface PublicReports {
  /** Keeps it with digests of the browser and the network of whoever writes it. */
  add(report: Omit<PublicReport, 'id'>, traces: readonly string[]): Promise<number>;
  /** Gives one that was not verified a new link; the address that it goes to. */
  issue(id: number, tokenDigest: string): Promise<string | undefined>;
  /** Consumes the link; undefined if it is unknown, used or too old. */
  verify(tokenDigest: string, now: Date, createdSince: Date): Promise<PublicReport | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly publicReports: PublicReports;
  }
}
