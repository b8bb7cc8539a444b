import { memberForm, resetPasswordForm } from '@nestmates/application/office/admin/contract.ts';
import { MemberChanges } from '@nestmates/application/office/admin/member-changes.ts';
import { Audit } from '@nestmates/application/office/audit/audit.ts';
import type { AuditEntryView } from '@nestmates/application/office/audit/contract.ts';
import { AdminMembers } from '@nestmates/application/office/members/admin-members.ts';
import type { FoundMemberView } from '@nestmates/application/office/members/contract.ts';
import { PayoutHolding } from '@nestmates/application/office/payouts/payout-holding.ts';
import { whoInAudit } from '@nestmates/domain/office/audit/audit.ts';
import type { AdminCommand } from './admin-command.ts';
import { answerOfConfirmation, limitIn, limitOption, listed, operator, validated } from './operator.ts';

const lineOf = ({ id, email, firstName, plan, hasUnlocked, isAdmin }: FoundMemberView): string =>
  [
    String(id),
    email,
    firstName ?? '-',
    plan,
    ...(hasUnlocked ? ['early access'] : []),
    ...(isAdmin ? ['administrator'] : []),
  ].join('  ');

const auditLineOf = ({ at, action, admin, formerAdmin, detail }: AuditEntryView): string =>
  [at, action, `by ${whoInAudit(admin, formerAdmin) ?? 'an operator'}`, ...(detail ? [detail] : [])].join(
    '  ',
  );

const payouts = (what: 'hold' | 'lift', says: string): AdminCommand => ({
  words: `member ${what}-payouts`,
  takes: ['email', 'reason'],
  says,
  run: async (container, { args: { email = '', reason = '' } }) =>
    answerOfConfirmation(
      await container
        .get(PayoutHolding)
        .byEmail(operator, what, validated(memberForm, { email }).email, reason),
    ),
});

/** Members, found and helped. */
export const memberCommands: readonly AdminCommand[] = [
  {
    words: 'member list',
    takes: [],
    options: { search: { says: 'Only whose e-mail or name has this in it' }, limit: limitOption },
    says: 'Lists members, the newest first.',
    async run(container, { options: { search, limit } }) {
      const { items } = await container.get(AdminMembers).search({ search, limit: limitIn(limit) });
      return listed(items, lineOf, 'There is no such member');
    },
  },
  {
    words: 'member show',
    takes: ['email'],
    says: 'Shows one member: plan, sessions, orders and audit, without a child and without a message.',
    async run(container, { args }) {
      const { email } = validated(memberForm, args);
      const record = await container.get(AdminMembers).showByEmail(operator, email);
      const { sessions, orders, audit, counts } = record;
      return {
        json: record,
        lines: [
          lineOf(record),
          ...Object.entries(counts).map(([what, count]) => `  ${what}: ${count}`),
          ...sessions.map(({ device, lastSeenOn }) => `  session: ${device}, ${lastSeenOn}`),
          ...orders.map(({ id, role, status, title }) => `  order ${id}: ${role}, ${status}, ${title}`),
          ...audit.map((entry) => `  ${auditLineOf(entry)}`),
        ],
      };
    },
  },
  {
    words: 'member audit',
    takes: ['email'],
    options: { limit: limitOption },
    says: 'Lists what administrators have done to a member or as one, also once the account is deleted.',
    async run(container, { args, options }) {
      const { email } = validated(memberForm, args);
      const { items } = await container.get(Audit).list({ email, limit: limitIn(options.limit) });
      const lineWithMember = (entry: AuditEntryView) =>
        [auditLineOf(entry), `to ${whoInAudit(entry.member, entry.formerMember) ?? 'nobody'}`].join('  ');
      return listed(items, lineWithMember, 'Nothing was done');
    },
  },
  {
    words: 'member reset',
    takes: ['email'],
    says: "Clears a member's profile, children and onboarding progress, ends the sessions and says so by e-mail.",
    run: async (container, { args }) =>
      answerOfConfirmation(
        await container.get(MemberChanges).resetUser(operator, validated(memberForm, args)),
      ),
  },
  {
    words: 'member reset-password',
    takes: ['email'],
    says: 'Sets the password that is given on standard input, where no list of processes shows it.',
    async run(container, { args, input }) {
      const form = validated(resetPasswordForm, { ...args, newPassword: await input() });
      return answerOfConfirmation(await container.get(MemberChanges).resetPassword(operator, form));
    },
  },
  {
    words: 'member end-two-step',
    takes: ['email'],
    says: 'Turns two-step login off for a member who has lost phone and recovery codes, and says so by e-mail.',
    run: async (container, { args }) =>
      answerOfConfirmation(
        await container.get(MemberChanges).endSecondFactor(operator, validated(memberForm, args)),
      ),
  },
  payouts('hold', 'Stops what is released to her, with a reason that she reads, and tells her by e-mail.'),
  payouts('lift', 'Lets the releases to her go on, with a reason for the audit.'),
];
