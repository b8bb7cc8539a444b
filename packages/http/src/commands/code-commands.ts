import type { CodeView } from '@nestmates/application/office/early-access/contract.ts';
import { earlyAccessCodesContract } from '@nestmates/application/office/early-access/contract.ts';
import { EarlyAccessCodes } from '@nestmates/application/office/early-access/early-access-codes.ts';
import type { AdminCommand, Answer } from './admin-command.ts';
import { listed, operator, validated } from './operator.ts';

const lineOf = ({ code, used, places, open }: CodeView): string =>
  `${code}  ${used} of ${places}${open ? '' : '  closed'}`;

const answerWith = (codes: readonly CodeView[]): Answer => listed(codes, lineOf, 'There are no codes');

/** The codes of early access. */
export const codeCommands: readonly AdminCommand[] = [
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
      const form = validated(earlyAccessCodesContract.createCode.body, given);
      return answerWith(await container.get(EarlyAccessCodes).create(operator, form));
    },
  },
  {
    words: 'code close',
    takes: ['code'],
    says: 'Ends an early-access code. Whoever has used it keeps what it opened.',
    async run(container, { args }) {
      const { code } = validated(earlyAccessCodesContract.closeCode.body, args);
      return answerWith(await container.get(EarlyAccessCodes).close(operator, code));
    },
  },
];
