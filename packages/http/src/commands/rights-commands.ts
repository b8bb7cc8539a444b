import { grantForm, memberForm } from '@nestmates/application/office/admin/contract.ts';
import { MemberChanges } from '@nestmates/application/office/admin/member-changes.ts';
import type { AdminCommand } from './admin-command.ts';
import { answerOfConfirmation, operator, validated } from './operator.ts';

/** Early access and the rights of administrators, given and taken. */
export const rightsCommands: readonly AdminCommand[] = [
  {
    words: 'grant early-access',
    takes: ['email', 'code'],
    says: 'Unlocks a member by a code, as if the member had entered it: it takes one of its places.',
    run: async (container, { args }) =>
      answerOfConfirmation(
        await container.get(MemberChanges).grantEarlyAccess(operator, validated(grantForm, args)),
      ),
  },
  {
    words: 'grant administrator',
    takes: ['email'],
    says: 'Makes a member an administrator.',
    run: async (container, { args }) =>
      answerOfConfirmation(
        await container.get(MemberChanges).makeAdministrator(operator, validated(memberForm, args)),
      ),
  },
  {
    words: 'revoke early-access',
    takes: ['email'],
    says: "Takes a member's early access back; the place is free again.",
    run: async (container, { args }) =>
      answerOfConfirmation(await container.get(MemberChanges).revoke(operator, validated(memberForm, args))),
  },
  {
    words: 'revoke administrator',
    takes: ['email'],
    says: 'Takes the rights of an administrator that were granted; those of ADMIN_EMAILS end there.',
    run: async (container, { args }) =>
      answerOfConfirmation(
        await container.get(MemberChanges).endAdministration(operator, validated(memberForm, args)),
      ),
  },
];
