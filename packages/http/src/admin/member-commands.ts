import { text } from 'node:stream/consumers';
import { Administration } from '@nestmates/application/administration/administration.ts';
import { resetPasswordForm, resetUserForm } from '@nestmates/application/administration/contract.ts';
import type { AdminCommand } from './admin-command.ts';
import { operator, validated } from './operator.ts';

/** What is done to one member. */
export const memberCommands: readonly AdminCommand[] = [
  {
    words: 'member reset',
    takes: ['email'],
    says: 'Clears her profile, children and onboarding progress, ends her sessions and tells her by e-mail.',
    async run(container, { args }) {
      const done = await container.get(Administration).resetUser(operator, validated(resetUserForm, args));
      return { json: done, lines: [done.message] };
    },
  },
  {
    words: 'member reset-password',
    takes: ['email'],
    says: 'Sets the password that is given on standard input, where no list of processes shows it.',
    async run(container, { args }) {
      const newPassword = (await text(process.stdin)).replace(/\r?\n$/, '');
      const form = validated(resetPasswordForm, { ...args, newPassword });
      const done = await container.get(Administration).resetPassword(operator, form);
      return { json: done, lines: [done.message] };
    },
  },
];
