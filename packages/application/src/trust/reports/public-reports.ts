import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { invalidReportLink, nothingToReport, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import * as z from 'zod/mini';
import { useTraces } from '../../members/accounts/use-traces.ts';
import { renderEmail } from '../../members/emails/render-email.ts';
import type { UsedFrom } from '../../platform/access/session.ts';
import { type Confirmation, id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { tryConsume } from '../../platform/shared/try-consume.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

export const sendPublicReportLink = job('reports.send-link', z.object({ id }));

const linkWorksFor = retention.openPublicReports.keptFor;
/** E-mails to one address, whoever asks. */
const letters = { max: 5, per: days(1) };

export interface PublicReportDraft {
  readonly about: Thing;
  readonly category: ReportCategory;
  readonly words: string;
  readonly email: string;
}

/** Reports of visitors about what is public; they count once the e-mail is verified. */
export class PublicReports extends useCase(
  'publicReports',
  'reportedThings',
  'reports',
  'keyedDigests',
  'tokens',
  'mailer',
  'rateLimiter',
  'jobs',
  'transaction',
  'clock',
  'publicUrl',
) {
  /** A member who reports in the same browser or network is no second reporter. */
  async report({ about, category, words, email }: PublicReportDraft, used: UsedFrom): Promise<Confirmation> {
    const { publicReports: store, reportedThings: things, jobs, transaction, clock } = this.needs;
    const createdAt = clock.now();
    if (!(await things.shownTo(null, about, createdAt))) throw nothingToReport();
    const { traces } = await useTraces(this.needs.keyedDigests, used);
    await transaction.run(async () => {
      const added = await store.add({ about, category, words, email, createdAt }, traces);
      await jobs.add(sendPublicReportLink, { id: added });
    });
    return { message: 'Please open the link that we have sent you. Then we look at what you reported.' };
  }

  async sendLink(reportId: number): Promise<void> {
    const { publicReports: store, tokens, mailer, rateLimiter, publicUrl } = this.needs;
    const token = tokens.generate();
    const to = await store.issue(reportId, tokens.digest(token));
    if (!to || !(await tryConsume(letters, rateLimiter, 'reports.send-link', to))) return;
    await mailer.send(
      renderEmail({
        to,
        subject: 'Please confirm your report',
        paragraphs: [
          'Hi,',
          'Someone, hopefully you, has reported something to us with this address. We look at it once you confirm that the address is yours. The link works once, for two days.',
        ],
        action: { label: 'Confirm my report', href: `${publicUrl()}/report/confirm?token=${token}` },
        closing: 'If this was not you, you can leave this e-mail alone. Then the report counts for nothing.',
      }),
    );
  }

  /** What is no longer shown by then is reported no more. */
  confirm(token: string): Promise<Confirmation> {
    const { publicReports: store, reports, tokens, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const now = clock.now();
      const report = await store.verify(tokens.digest(token), now, later(now, -linkWorksFor));
      if (!report) throw invalidReportLink();
      await reports.receive({ publicReportId: report.id, since: report.createdAt }, report);
      return { message: 'Thank you. Somebody will look at it.' };
    });
  }
}
