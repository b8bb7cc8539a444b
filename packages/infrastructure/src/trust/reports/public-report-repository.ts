import type { PublicReport, PublicReports } from '@nestmates/application/trust/reports/ports.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { thingIn } from '../things/thing-row.ts';
import { PublicReportModel, PublicReportTraceModel } from './public-report-model.ts';

export class PublicReportRepository implements PublicReports {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  get #reports() {
    return PublicReportModel.query(this.#transaction.db);
  }

  async add({ about, ...report }: Omit<PublicReport, 'id'>, traces: readonly string[]): Promise<number> {
    const { id } = await this.#reports.insert({ ...report, kind: about.kind, thingId: String(about.id) });
    if (traces.length > 0) {
      const kept = traces.map((digest) => ({ publicReportId: id, digest, usedAt: report.createdAt }));
      await PublicReportTraceModel.query(this.#transaction.db).insert(kept);
    }
    return id;
  }

  async issue(id: number, tokenDigest: string): Promise<string | undefined> {
    // There is no row once it was verified or forgotten.
    const [issued] = await this.#reports
      .where({ id, verifiedAt: null })
      .patch({ tokenDigest })
      .returning('email');
    return issued?.email;
  }

  async verify(tokenDigest: string, now: Date, createdSince: Date): Promise<PublicReport | undefined> {
    // There is no row for a link that is unknown, used or too old.
    const [row] = await this.#reports
      .where({ tokenDigest, verifiedAt: null })
      .where('createdAt', '>', createdSince)
      .patch({ verifiedAt: now })
      .returning('*');
    if (!row) return undefined;
    const { id, category, words, email, createdAt } = row;
    return { id, about: thingIn(row), category, words, email, createdAt };
  }
}
