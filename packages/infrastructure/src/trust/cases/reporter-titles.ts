import { titleOfErased } from '@nestmates/domain/trust/reports/report.ts';

/** What a member wrote who has left since is shown to administrators alone. */
export const titleForReporter = (report: string, inCase: string): string => `
  case when ${inCase}.member_id is null or exists (
    select from case_events e where e.case_id = ${inCase}.id and e.type = 'left' and e.at >= ${report}.at
  ) then '${titleOfErased}' else ${report}.title end`;
