/** Keeps till then those e-mails and links of a member that the last e-mails, and the words at an old link, need. */
export const noDeletionWaitsFor = (memberId: string): string =>
  `not exists (select from scheduled_deletions waiting where waiting.member_id = ${memberId})`;
