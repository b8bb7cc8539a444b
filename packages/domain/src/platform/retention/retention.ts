import { days, hours, minutes } from '../shared/time.ts';

/** What goes away by itself, in the words of the privacy page. */
export interface Retention {
  readonly what: string;
  /** Milliseconds. */
  readonly keptFor: number;
  readonly since: string;
}

/**
 * How long things are kept that go away by themselves. One nightly job removes them, and the privacy page shows this
 * table; rules that ask how old something is take their time from here.
 */
export const retention = {
  logins: { what: 'That you are logged in on a device', keptFor: days(30), since: 'you last used it' },
  pendingLogins: {
    what: 'A login that waits for its second step',
    keptFor: minutes(10),
    since: 'you gave your password',
  },
  passkeyChallenges: { what: 'A login by passkey that nobody ended', keptFor: minutes(5), since: 'it began' },
  attempts: {
    what: 'How often something was tried, for limits on it',
    keptFor: days(365),
    since: 'the first try at most',
  },
  events: { what: 'What tells your open pages of news', keptFor: days(3), since: 'it happened' },
  notifications: { what: 'Your list of news', keptFor: days(60), since: 'it came' },
  openEmailChanges: {
    what: 'A change of your e-mail address that nobody confirmed',
    keptFor: days(1),
    since: 'you asked for it',
  },
  emailChanges: {
    what: 'A change of your e-mail address',
    keptFor: days(7),
    since:
      'you confirmed it, and longer until a daily job has checked the new one, or while a deletion of your account waits',
  },
  notMeLinks: {
    what: 'That you were sent a letter with the link “This was not me”',
    keptFor: days(7),
    since: 'it was sent',
  },
  endedLinks: {
    what: 'A code made of a link by which somebody could have got a deleted account back',
    keptFor: days(30),
    since: 'the account was deleted',
  },
  checkIns: { what: 'Check-ins that have ended', keptFor: days(90), since: 'you made them' },
  deletedEvents: { what: 'Calendar events you deleted', keptFor: days(1), since: 'you deleted them' },
  emergencyContacts: { what: 'Whom to call in an emergency', keptFor: days(7), since: 'the swap' },
  partedSwaps: {
    what: 'A swap that went on when one of its two blocked the other',
    keptFor: days(1),
    since: 'it was over',
  },
  sharedPlans: { what: 'Links to a plan you shared', keptFor: hours(12), since: 'you met' },
  cardOpenings: { what: 'Who opened a sitter card, and when', keptFor: days(90), since: 'it was opened' },
  shownMembers: { what: 'Which strangers you were shown', keptFor: days(30), since: 'you were shown them' },
  swipes: { what: 'How often you swiped', keptFor: days(30), since: 'that day' },
  exports: { what: 'The file with your data', keptFor: days(7), since: 'you asked for it' },
  evidence: {
    what: 'What was reported, as it was then',
    keptFor: days(180),
    since: 'the decision, or 30 days after the answer to an appeal',
  },
  keptCases: {
    what: 'Reports about you that were urgent or weighty when you deleted your account, or whose decision you could still appeal, with a code made of your e-mail address',
    keptFor: days(180),
    since: 'the decision, or 30 days after the answer to an appeal',
  },
  selfies: {
    what: 'The selfies of a photo check',
    keptFor: days(7),
    since: 'the check ended, which is at most 30 days after you sent them',
  },
  openPublicReports: {
    what: 'A visitor’s report whose e-mail address was not confirmed',
    keptFor: days(2),
    since: 'it was written',
  },
  publicReports: {
    what: 'A visitor’s report and e-mail address',
    keptFor: days(180),
    since: 'it was confirmed, once its case is over',
  },
  visitorTraces: {
    what: 'Codes made of the browser and address with which a visitor has reported',
    keptFor: days(30),
    since: 'they were used, and longer where the report still waits for a decision',
  },
  bannedEmails: {
    what: 'A code made of the e-mail address of a banned member',
    keptFor: days(365),
    since: 'the ban',
  },
  restrictedMailboxes: {
    what: 'A code made of the e-mail address of a limited or suspended member',
    keptFor: days(366),
    since: 'the decision at most, or, if it has no end, since the account was deleted',
  },
  endedConnections: {
    what: 'With whom you were connected, so that each of you can report and block the other',
    keptFor: days(30),
    since: 'it ended',
  },
  accountTraces: {
    what: 'Codes made of browsers and addresses, so that a block holds against a new account, and one person’s reports count once',
    keptFor: days(30),
    since: 'they were used, and longer where a report still waits for a decision',
  },
  leftReporterTraces: {
    what: 'Codes made of the e-mail address, browsers and addresses of a member who left, with each of her reports that waited for a decision or was decided',
    keptFor: days(30),
    since: 'her account was deleted and the report was decided',
  },
  undoneSales: {
    what: 'Codes made of the e-mail address and the bank account of a member who left, with each sale that she had undone',
    keptFor: days(30),
    since: 'it was undone',
  },
  /** Longer than a bank may ask a payment back. */
  keptSales: {
    what: 'Codes made of the e-mail address and the bank account of a member who left, with each order that she had sold, and her new account once we have told it that we keep money for her',
    keptFor: days(180),
    since:
      'she left, where she never owed us anything of the order, and longer while we owe her something of it or a bank may still decide that we do',
  },
  /** Kept as long as it may be asked for. */
  keptDebts: {
    what: 'Codes made of the e-mail address and the bank account of a member who left, with each order of which she owed us something',
    keptFor: days(3 * 365),
    since: 'the last account with that address or bank account was deleted',
  },
  partedMarks: {
    what: 'Codes of two members who share a bank account or have had one e-mail address, and are not the same person',
    keptFor: days(180),
    since: 'we noted it, and as long as we know one of the two',
  },
  /** Longer than a bank may ask a payment back. */
  cardDigests: {
    what: 'A code made of the card an order was paid with',
    keptFor: days(180),
    since: 'it was used',
  },
  paymentEvents: {
    what: 'What our payment provider told us',
    keptFor: days(90),
    since: 'it came, once it is handled',
  },
  trialEmails: {
    what: 'Our e-mails to you, in a trial that sends none',
    keptFor: days(90),
    since: 'they were written',
  },
} as const satisfies Readonly<Record<string, Retention>>;

export type RetentionKind = keyof typeof retention;

export const retentionKinds = Object.keys(retention) as RetentionKind[];

const units = [
  [days(1), 'day'],
  [hours(1), 'hour'],
  [minutes(1), 'minute'],
] as const;

/** "30 days", or "12 hours". */
export function spanInWords(milliseconds: number): string {
  const [length, unit] = units.find(([one]) => milliseconds >= one) ?? [minutes(1), 'minute'];
  const count = Math.round(milliseconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
