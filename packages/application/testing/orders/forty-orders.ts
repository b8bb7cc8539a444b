const paid = ['pays'];
const sent = [...paid, 'ships'];
const confirmed = [...sent, 'confirms'];
const reported = [...sent, 'reports'];
const slowly = 'the bank of the buyer takes refunds slowly from now on';
const taken = 'the bank takes all that was ever paid';
const won = 'the bank decides for the seller';
const lost = 'the bank decides for the buyer';

/** What happens to each of forty orders, by the names of `orderSteps`. */
export const fortyOrders: readonly (readonly string[])[] = [
  [],
  ['abandons'],
  paid,
  sent,
  confirmed,
  [...paid, 'the seller cancels'],
  [...paid, 'three days pass', 'three days pass', 'three days pass', 'the buyer cancels'],
  [slowly, ...paid, 'the seller cancels'],
  [slowly, ...paid, 'the seller cancels', 'the bank takes the last refund'],
  [slowly, ...paid, 'the seller cancels', 'three days pass', 'the bank sends the last refund back'],
  reported,
  [...reported, 'the seller answers'],
  [...reported, 'refunds'],
  [slowly, ...reported, 'refunds'],
  [...reported, 'confirms'],
  [...reported, 'an administrator refunds'],
  [...reported, 'an administrator releases'],
  [...sent, 'refunds a part'],
  [...sent, 'refunds a part', 'confirms'],
  [slowly, ...sent, 'refunds a part', 'confirms'],
  [...sent, 'refunds a part', 'refunds a part'],
  [...confirmed, 'an administrator refunds a part'],
  [...confirmed, 'an administrator refunds'],
  [...confirmed, 'the seller empties her account', 'an administrator refunds'],
  [...confirmed, 'the seller leaves a part in her account', 'an administrator refunds'],
  [...reported, 'asks to send it back'],
  [...reported, 'offers to take it back for a part', 'sends it back', 'has it back'],
  [
    ...reported,
    'asks to send it back',
    'takes it back for all that was paid',
    'sends it back',
    'has it back',
  ],
  [...sent, 'the bank asks'],
  [...sent, 'the bank asks', 'confirms'],
  [...sent, 'the bank asks', 'confirms', 'the bank asks no more'],
  [...sent, 'the bank asks', 'refunds'],
  [...sent, 'the bank looks into a part'],
  [...sent, taken],
  [...sent, taken, won],
  [...sent, taken, lost],
  [...confirmed, taken],
  [...confirmed, taken, lost],
  [...confirmed, 'the seller empties her account', taken, lost],
  [...sent, 'refunds', taken, lost],
];
