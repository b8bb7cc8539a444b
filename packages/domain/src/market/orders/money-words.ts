import { dollars } from '../../platform/shared/money.ts';
import type { MoneyShown } from './money-shown.ts';

type Amount =
  | 'refunded'
  | 'goingBack'
  | 'onItsWay'
  | 'withBank'
  | 'released'
  | 'toSeller'
  | 'toLeftSeller'
  | 'handedOver'
  | 'takenBack'
  | 'takingBack'
  | 'kept'
  | 'keeping'
  | 'owing'
  | 'debt';

/** One amount of the ledger, in a sentence. */
export interface MoneySentence {
  readonly of: Amount;
  readonly text: string;
}

interface Reader {
  readonly role: 'buyer' | 'seller';
  /** The first name of the other, at the beginning of a sentence and within one. */
  readonly Other: string;
  readonly other: string;
  /** It is decided that the seller gets what is held, and nothing keeps it. */
  readonly isCompleted: boolean;
}

type Words = Readonly<Partial<Record<Amount, (amount: string, isAll: boolean) => string>>>;

const ofPayment = (who: 'you' | 'she', amount: string, isAll: boolean): string =>
  isAll ? `The ${amount} ${who} paid` : `${amount} of what ${who} paid`;

const wordsForBuyer = ({ Other, other, isCompleted }: Reader, { toLeftSeller }: MoneyShown): Words => ({
  refunded: (amount, isAll) => `${ofPayment('you', amount, isAll)} went back to your card.`,
  goingBack: (amount, isAll) => `${ofPayment('you', amount, isAll)} goes back to your card.`,
  onItsWay: (amount, isAll) =>
    `${ofPayment('you', amount, isAll)} is on its way back to your card, and your bank has not taken it yet.`,
  withBank: (amount, isAll) => `${ofPayment('you', amount, isAll)} is with your bank until it has decided.`,
  released: (amount) => `${Other} has been paid ${amount}.`,
  handedOver: (amount) => `${amount} is with the state for ${other}, who can claim it there.`,
  ...(isCompleted ? releasedWords(other, toLeftSeller) : {}),
});

const releasedWords = (other: string, toLeftSeller = 0): Words =>
  toLeftSeller > 0
    ? { toLeftSeller: (amount) => `We keep ${amount} for ${other}.` }
    : { toSeller: (amount) => `${amount} is released to ${other}.` };

const keptOfRelease = (amount: string, isAll: boolean): string =>
  isAll
    ? `All of it, ${amount}, is kept for what is owed to us.`
    : `${amount} of it is kept for what is owed to us.`;

const wordsForSeller = (
  { other, isCompleted }: Reader,
  { released, toSeller, keeping, debt = 0 }: MoneyShown,
): Words => ({
  refunded: (amount, isAll) => `${ofPayment('she', amount, isAll)} went back to ${other}.`,
  goingBack: (amount, isAll) => `${ofPayment('she', amount, isAll)} goes back to ${other}.`,
  onItsWay: (amount, isAll) =>
    `${ofPayment('she', amount, isAll)} is on its way back to ${other}, and her bank has not taken it yet.`,
  withBank: (amount, isAll) =>
    `${ofPayment('she', amount, isAll)} is with the bank of ${other} until it has decided.`,
  released: (amount) => `You were paid ${amount}.`,
  ...(isCompleted
    ? {
        toSeller: (amount) => `${amount} is released to you.`,
        keeping: (amount) => keptOfRelease(amount, keeping === toSeller),
      }
    : {}),
  takingBack: (amount) => `${amount} of it is being taken back.`,
  takenBack: (amount) => `${released > 0 ? 'Another ' : ''}${amount} was paid to you and taken back.`,
  kept: (amount) => `${amount} was kept for what was owed to us.`,
  owing: (amount) => `${amount} became a debt${debt > 0 ? '' : ', which is paid'}.`,
  // Also what another account with the same bank account owes, whose owner may be somebody else.
  debt: (amount) => `Altogether ${amount} is owed to us, which is taken from what you are paid next.`,
});

const order: readonly Amount[] = [
  'released',
  'takingBack',
  'takenBack',
  'toSeller',
  'toLeftSeller',
  'handedOver',
  'keeping',
  'withBank',
  'refunded',
  'onItsWay',
  'goingBack',
  'kept',
  'owing',
  'debt',
];

/** All that a side is told of where the money is, on the page and in e-mails: a sentence for each amount that there is. */
export function moneySentences(money: MoneyShown, reader: Reader): readonly MoneySentence[] {
  const words = reader.role === 'buyer' ? wordsForBuyer(reader, money) : wordsForSeller(reader, money);
  return order.flatMap((of) => {
    const cents = money[of] ?? 0;
    const text = cents > 0 ? words[of]?.(dollars(cents), cents === money.charged) : undefined;
    return text === undefined ? [] : [{ of, text }];
  });
}
