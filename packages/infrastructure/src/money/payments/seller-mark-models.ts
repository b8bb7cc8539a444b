import { flag, instant, member, text, uuid } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

/** A bank account to which the seller was paid, or a mailbox of before. */
export class SellerMarkModel extends table('seller_marks', {
  memberId: member('deleted', { key: true }),
  digest: text({ key: true }),
  notedAt: instant(),
  isMailbox: flag(),
}).with({ left: 'digest', stays: 'account' }) {}

const isKnown = (digest: string): string => `(
  exists (select from account_mailboxes m where m.digest = ${digest})
  or exists (select from seller_marks s where s.digest = ${digest})
  or exists (select from kept_sales k where k.digest = ${digest} or k.marks @> array[${digest}]))`;

/** Two sellers who share a bank account or had one mailbox, and of whom neither owes what the other owes. */
export class PartedMarksModel extends table('marks_parted', {
  one: text({ key: true }),
  other: text({ key: true }),
  partedAt: instant(),
  parting: uuid(),
}).with({
  erasure: {
    why: 'Whoever registers again is still somebody else; only keyed digests stay.',
    until: 'both have left and nothing of them is known by these any more, and for 180 days at least',
  },
  left: 'digest',
  old: {
    kind: 'partedMarks',
    when: `parted_at < :before and not (${isKnown('one')} or ${isKnown('other')})`,
  },
}) {}
