import type { CaseView } from '@nestmates/application/office/cases/case-views.ts';
import type { DisputeView } from '@nestmates/application/office/disputes/contract.ts';
import type { FeedbackView } from '@nestmates/application/office/feedback/contract.ts';
import type { AdminOrderView } from '@nestmates/application/office/orders/contract.ts';
import type { WaitingPartingView } from '@nestmates/application/office/same-person/contract.ts';
import type { WaitingCheckView } from '@nestmates/application/office/selfie-checks/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { ageText, claimText, nameOf, plural, reasonsOf, reportsText } from '../cases/case-text.ts';
import { dueText, kindText, subjectOf, whoPaid } from '../disputes/dispute-text.ts';
import { fullName, partingWordText } from '../members/member-text.ts';
import { partyName } from '../orders/admin-order-text.ts';
import { wordsOf } from '../words-of.ts';

/** A list of which the first page is known. */
export interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly complete: boolean;
}

export interface InboxLists {
  /** Open ones, the urgent first, and appeals. */
  readonly cases: Waiting<CaseView>;
  readonly appeals: Waiting<CaseView>;
  readonly problems: Waiting<AdminOrderView>;
  readonly approvals: Waiting<AdminOrderView>;
  readonly stuck: Waiting<AdminOrderView>;
  /** What was said of two accounts, the newest first. */
  readonly partings: Waiting<WaitingPartingView>;
  /** Those to answer, the nearest deadline first. */
  readonly disputes: Waiting<DisputeView>;
  readonly checks: Waiting<WaitingCheckView>;
  readonly feedback: Waiting<FeedbackView>;
}

export type InboxRowKind = 'danger' | 'case' | 'money' | 'dispute' | 'check' | 'feedback';

export interface InboxRow {
  readonly kind: InboxRowKind;
  readonly href: string;
  readonly title: string;
  readonly sentence: string;
  /** How long it has waited, or until when it can. */
  readonly when: string;
  readonly action: 'Open' | 'Look' | 'Read';
  /** How many things the row stands for. */
  readonly count: number;
}

export interface InboxSection {
  readonly title: string;
  readonly urgent?: true;
  readonly rows: readonly InboxRow[];
  /** Page where the rest stands, if there is more than was read. */
  readonly more?: string | undefined;
}

interface Viewer {
  readonly now: Date;
  readonly meId: number;
}

/** A bank that waits for an answer goes before the cases when so little time is left. */
const soon = days(3);

function caseRow(one: CaseView, { now, meId }: Viewer): InboxRow {
  const { id, state, isUrgent, member, oldestAt } = one;
  const parts = [
    `About ${nameOf(member)}`,
    state === 'appealed' ? 'an appeal waits for an answer' : reportsText(one),
    claimText(one.claimedBy, meId),
  ];
  return {
    kind: isUrgent ? 'danger' : 'case',
    href: `/admin/cases/${id}`,
    title: `Case ${id} · ${reasonsOf(one)}`,
    sentence: parts.filter(Boolean).join(' · '),
    when: ageText(oldestAt, now),
    action: 'Open',
    count: 1,
  };
}

const disputeRow = (dispute: DisputeView, { now }: Viewer): InboxRow => ({
  kind: 'dispute',
  href: `/admin/disputes/${dispute.id}`,
  title: `${kindText(dispute)} ${dispute.id} · ${subjectOf(dispute)}`,
  sentence: `${dollars(dispute.amount)} · ${whoPaid(dispute)}`,
  when: dueText(dispute, now) ?? ageText(dispute.openedAt, now),
  action: 'Open',
  count: 1,
});

function whyOf(order: AdminOrderView, list: 'problems' | 'approvals' | 'stuck'): string {
  if (list === 'stuck') return 'the money has to move and has not';
  if (list === 'approvals') return 'waits for an approval';
  return `${partyName(order.buyer)} reported a problem`;
}

function orderRow(order: AdminOrderView, list: 'problems' | 'approvals' | 'stuck', now: Date): InboxRow {
  const { id, title, money, problemAt, paidAt, createdAt } = order;
  const words = `${dollars(money.held)} held · ${whyOf(order, list)}`;
  return {
    kind: 'money',
    href: `/admin/orders/${id}`,
    title: `Order ${id} · ${title}`,
    sentence: words,
    when: ageText(problemAt ?? paidAt ?? createdAt, now),
    action: 'Open',
    count: 1,
  };
}

/** Each order once, for the gravest reason that it waits. */
function orderRows({ stuck, approvals, problems }: InboxLists, now: Date): readonly InboxRow[] {
  const rows = [
    ...stuck.items.map((order) => orderRow(order, 'stuck', now)),
    ...problems.items.map((order) => orderRow(order, 'problems', now)),
    ...approvals.items.map((order) => orderRow(order, 'approvals', now)),
  ];
  return [...new Map(rows.toReversed().map((row) => [row.href, row])).values()].toReversed();
}

/** What two owe waits for a second administrator. */
const partingRow = (parting: WaitingPartingView, now: Date): InboxRow => ({
  kind: 'money',
  href: `/admin/members/${parting.memberId}`,
  title: `${fullName(parting) ?? 'Without a name'} · ${wordsOf(partingWordText, parting.word, 'proposed of two accounts')}`,
  sentence: 'proposed of two accounts · waits for a second administrator',
  when: ageText(parting.proposedAt, now),
  action: 'Open',
  count: 1,
});

const counted = (count: number, complete: boolean, one: string): string =>
  complete ? plural(count, one) : `${count}+ ${one}s`;

function checksRow({ items }: Waiting<WaitingCheckView>, now: Date): readonly InboxRow[] {
  const [oldest] = items;
  if (!oldest) return [];
  return [
    {
      kind: 'check',
      href: '/admin/checks',
      title: plural(items.length, 'selfie check'),
      sentence: `${items.length === 1 ? 'From' : 'The oldest from'} ${oldest.member.firstName}`,
      when: ageText(oldest.sentAt, now),
      action: 'Look',
      count: items.length,
    },
  ];
}

function feedbackRow({ items, complete }: Waiting<FeedbackView>, now: Date): readonly InboxRow[] {
  const newest = items[0];
  if (!newest) return [];
  return [
    {
      kind: 'feedback',
      href: '/admin/feedback?status=new',
      title: counted(items.length, complete, 'new feedback note'),
      sentence: `“${newest.message}”`,
      when: ageText(newest.createdAt, now),
      action: 'Read',
      count: items.length,
    },
  ];
}

const isDueSoon = ({ evidenceDueBy }: DisputeView, now: Date): boolean =>
  evidenceDueBy !== null && new Date(evidenceDueBy).getTime() - now.getTime() < soon;

/** What waits for administrators, the urgent first. */
export function inboxSections(lists: InboxLists, viewer: Viewer): readonly InboxSection[] {
  const { now } = viewer;
  const cases = [...lists.cases.items, ...lists.appeals.items];
  const rowsOf = (which: readonly CaseView[]) => which.map((one) => caseRow(one, viewer));
  const disputes = lists.disputes.items;
  const disputeRows = (which: readonly DisputeView[]) => which.map((one) => disputeRow(one, viewer));
  const hasAllOrders = [lists.problems, lists.approvals, lists.stuck].every(({ complete }) => complete);
  const sections: readonly InboxSection[] = [
    {
      title: 'Somebody may be in danger',
      urgent: true,
      rows: rowsOf(cases.filter(({ isUrgent }) => isUrgent)),
    },
    {
      title: 'A bank waits for an answer',
      rows: disputeRows(disputes.filter((one) => isDueSoon(one, now))),
    },
    {
      title: 'Open cases',
      rows: rowsOf(cases.filter(({ isUrgent }) => !isUrgent)),
      more: lists.cases.complete && lists.appeals.complete ? undefined : '/admin/cases',
    },
    {
      title: 'Stuck money',
      rows: [
        ...orderRows(lists, now),
        ...lists.partings.items.map((parting) => partingRow(parting, now)),
        ...disputeRows(disputes.filter((one) => !isDueSoon(one, now))),
      ],
      more: hasAllOrders ? undefined : '/admin/orders',
    },
    {
      title: 'Checks and feedback',
      rows: [...checksRow(lists.checks, now), ...feedbackRow(lists.feedback, now)],
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

export const waitingIn = (sections: readonly InboxSection[]): number =>
  sections.flatMap(({ rows }) => rows).reduce((sum, { count }) => sum + count, 0);
