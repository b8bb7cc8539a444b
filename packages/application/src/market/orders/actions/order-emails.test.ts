import { noMoney } from '@nestmates/domain/money/payments/ledger.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { anOrder } from '@nestmates/domain/testing/orders/an-order.ts';
import { describe, expect, it } from 'vitest';
import type { OrderEmailContent } from '../emails/order-email.ts';
import { orderEmails } from './order-action-rows.ts';

/** What may happen to an order more than once is told more than once; every other e-mail is sent once. */
const repeated: Readonly<Partial<Record<keyof typeof orderEmails, number>>> = {
  answerToBuyer: 20,
  answerToSeller: 20,
  refundedInPartToBuyer: 20,
  refundedInPartToSeller: 20,
  refundFailed: 5,
  takenBack: 5,
  owed: 5,
  inquiry: 5,
  inquiryToBuyer: 5,
  inquiryOver: 5,
  inquiryOverToBuyer: 5,
  disputeOver: 5,
  disputeOverToBuyer: 5,
  lostInPart: 5,
  frozenToBuyer: 3,
  frozenToSeller: 3,
  resumedToBuyer: 3,
  resumedToSeller: 3,
  escalatedToBuyer: 3,
  escalatedToSeller: 3,
};

const names = Object.keys(orderEmails) as readonly (keyof typeof orderEmails)[];

describe('an e-mail about an order', () => {
  it.each(names)('%s is sent so often in 30 days, longer than its job is tried', (name) => {
    expect(orderEmails[name].perSubject).toEqual({ max: repeated[name] ?? 1, per: days(30) });
  });

  it('fills the screen of a seller at the first sale, and when money comes', () => {
    const moments = (facts: Pick<OrderEmailContent, 'isFirstSale' | 'isBlocked'>, released = 4800) => {
      const told = {
        ...facts,
        order: anOrder('completed'),
        balance: { ...noMoney, released },
      } as OrderEmailContent;
      return names.flatMap((name) => {
        const moment = orderEmails[name].notification?.moment?.(told);
        return moment ? [`${name}: ${moment}`] : [];
      });
    };
    const money = ['completed: money', 'sentAfterWait: money'];
    expect(moments({ isFirstSale: true, isBlocked: false })).toEqual(['sold: first-sale', ...money]);
    expect(moments({ isFirstSale: true, isBlocked: true })).toEqual(money);
    expect(moments({ isFirstSale: false, isBlocked: false })).toEqual(money);
    expect(moments({ isFirstSale: false, isBlocked: false }, 0)).toEqual([]);
  });
});

describe('the letter of a debt', () => {
  const toldOf = async (owing: number, debt: number) => {
    const facts = {
      order: anOrder('completed'),
      balance: { ...noMoney, charged: 4975, owing },
      debt,
      title: 'Bike',
    } as OrderEmailContent;
    const found = await orderEmails.owed.facts(
      { emailFactsOf: async () => facts },
      { orderId: facts.order.id },
      new Date(),
    );
    return found && orderEmails.owed.words(found);
  };

  it.each([
    [900, 1400, 'Money is owed to us after the sale of “Bike”', 'Altogether $14.00 is owed to us'],
    [900, 0, 'What was owed to us after the sale of “Bike” is paid', '$9.00 became a debt, which is paid.'],
  ])('says what is so as it is sent: %s of %s', async (owing, debt, subject, sentence) => {
    const words = await toldOf(owing, debt);
    expect(words?.subject).toBe(subject);
    expect(words?.paragraphs.join(' ')).toContain(sentence);
  });

  it('is not sent of what has come back since, or is a claim of ours', async () => {
    expect(await toldOf(0, 1400)).toBeUndefined();
    expect(await toldOf(0, 0)).toBeUndefined();
  });
});
