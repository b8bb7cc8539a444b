import type { SandboxSellers } from '@nestmates/application/money/payments/sandbox-provider.ts';
import { button, form, unknownOutcome } from './page-parts.ts';
import { sandboxPage, serveSandboxPage } from './sandbox-page.ts';

/** Two accounts with one name are paid to one bank account; without a name nobody else has it. */
const bankField =
  '<p><label>Name of the bank account, to be paid to one twice<br><input name="bank" maxlength="40"></label></p>';

const page = sandboxPage(`<h1>Set up your payment account</h1>
<p>Here a seller says who they are, and to which bank their sales are paid out.</p>
${form(bankField, button('finish', 'Finish: I can be paid'), button('abandon', 'Leave without finishing', 'quiet'))}`);

export const sandboxSellerPages = (sellers: SandboxSellers) =>
  serveSandboxPage({
    address: /^\/sandbox\/sellers\/([\w-]{1,100})$/,
    route: '/sandbox/sellers/:token',
    show: async (token) => ((await sellers.isOpen(token)) ? page : undefined),
    async answer(token, fields) {
      const outcome = fields.get('outcome');
      if (outcome !== 'finish' && outcome !== 'abandon') throw unknownOutcome('finish', 'abandon');
      return sellers.leave(token, outcome, fields.get('bank')?.trim().slice(0, 40) || undefined);
    },
  });
