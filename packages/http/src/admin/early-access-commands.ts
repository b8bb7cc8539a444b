import { Administration } from '@nestmates/application/administration/administration.ts';
import { resetUserForm } from '@nestmates/application/administration/contract.ts';
import { type CodeView, earlyAccessContract } from '@nestmates/application/early-access/contract.ts';
import { EarlyAccessCodes } from '@nestmates/application/early-access/early-access-codes.ts';
import type { AdminCommand, Answer } from './admin-command.ts';
import { operator, validated } from './operator.ts';

const answerWith = (codes: readonly CodeView[]): Answer => ({
  json: codes,
  lines: codes.map(
    ({ code, used, places, open }) => `${code}  ${used} of ${places}${open ? '' : '  closed'}`,
  ),
});

/** Early access and its codes. */
export const earlyAccessCommands: readonly AdminCommand[] = [
  {
    words: 'revoke',
    takes: ['email'],
    says: "Takes a member's early access back; her place is free again.",
    async run(container, { args }) {
      const done = await container.get(Administration).revoke(operator, validated(resetUserForm, args));
      return { json: done, lines: [done.message] };
    },
  },
  {
    words: 'code list',
    takes: [],
    says: 'Lists the early-access codes with their places.',
    run: async (container) => answerWith(await container.get(EarlyAccessCodes).list()),
  },
  {
    words: 'code create',
    takes: ['code', 'places'],
    options: { 'closes-at': { says: 'When it ends, such as 2027-01-01T00:00:00Z; left out, it stays open' } },
    says: 'Adds an early-access code.',
    async run(container, { args: { code, places }, options: { 'closes-at': closesAt } }) {
      const given = { code, places: Number(places), ...(closesAt === undefined ? {} : { closesAt }) };
      const form = validated(earlyAccessContract.createCode.body, given);
      return answerWith(await container.get(EarlyAccessCodes).create(operator, form));
    },
  },
  {
    words: 'code close',
    takes: ['code'],
    says: 'Ends an early-access code. Whoever has used it keeps what it opened.',
    async run(container, { args }) {
      const { code } = validated(earlyAccessContract.closeCode.body, args);
      return answerWith(await container.get(EarlyAccessCodes).close(operator, code));
    },
  },
];
