import { expect, it } from 'vitest';
import { emailOf } from '../../../../testing/a-member.ts';
import { ordersInMemory, paidOrder } from '../../../../testing/memory/orders-in-memory.ts';
import { memberSteps } from '../../../../testing/orders/member-steps.ts';

const nothing = 'nothing of the price is left for you';
const something = 'what is left of the price is yours';

it.each([
  ['offers to take it back for a part', false, something],
  ['takes it back for the price', false, nothing],
  ['takes it back for the price', true, nothing],
  ['takes it back for all that was paid', true, nothing],
])(
  'before and after an administrator ends a return, the seller reads what is left: %s',
  async (agrees, withTax, says) => {
    const app = ordersInMemory({ withTax });
    const orderId = await paidOrder(app);
    const asks = agrees.startsWith('takes') ? ['asks to send it back'] : [];
    const steps = [
      'ships',
      'reports',
      ...asks,
      agrees,
      'sends it back',
      'an administrator says that it is back',
    ];
    for (const name of steps) {
      await memberSteps[name]?.(app, orderId);
      await app.runJobs();
    }
    const letters = app.mailer.sent.filter(
      ({ to, text }) => to === emailOf(app.ana.id) && text.includes('of the price'),
    );
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Bea has sent “Balance bike” back',
      'We have decided about the return of “Balance bike”',
    ]);
    for (const { text } of letters) expect(text).toContain(says);
  },
);
