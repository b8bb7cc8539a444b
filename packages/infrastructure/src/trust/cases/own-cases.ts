import { titleOfErased } from '@nestmates/domain/trust/reports/report.ts';

/** What was decided about an account before this one of the same mailbox is for whoever reads the e-mails to it. */
export const isTheirs = (caseId: string, memberId: string): string => `(
  not exists (select from case_mailboxes k where k.case_id = ${caseId})
  or exists (select from users u where u.id = ${memberId} and u.email_verified_at is not null)
)`;

/** What a member wrote who has left since is shown to administrators alone. */
export const titleForReporter = (report: string, inCase: string): string => `
  case when ${inCase}.member_id is null or exists (
    select from case_events e where e.case_id = ${inCase}.id and e.type = 'left' and e.at >= ${report}.at
  ) then '${titleOfErased}' else ${report}.title end`;
