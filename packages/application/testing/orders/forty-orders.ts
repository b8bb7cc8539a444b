const paid = ['pays'];
const sent = [...paid, 'ships'];
const confirmed = [...sent, 'confirms'];
const reported = [...sent, 'reports'];
const slowly = 'the bank of the buyer takes refunds slowly from now on';
const taken = 'the bank takes all that was ever paid';
const won = 'the bank decides for the seller';
const lost = 'the bank decides for the buyer';

/** How each of these orders begins. */
export const withTax = 'with tax';
export const forPickup = 'for pickup';
export const afterCancelled = 'after another sale that the seller has cancelled';
/** The provider pays nothing to the seller's account from then on. */
export const paused = 'the payment account of the seller is paused';

/** What happens to each of forty orders, by the names of `orderSteps` and of these. */
export const fortyOrders: readonly (readonly string[])[] = [
  paid,
  confirmed,
  [...paid, 'the seller cancels'],
  [...paid, 'three days pass', 'three days pass', 'three days pass', 'the buyer cancels'],
  [slowly, ...paid, 'the seller cancels'],
  [slowly, ...paid, 'the seller cancels', 'the bank takes the last refund'],
  [slowly, ...paid, 'the seller cancels', 'three days pass', 'the bank sends the last refund back'],
  reported,
  [slowly, ...reported, 'refunds'],
  [...reported, 'an administrator refunds'],
  [...sent, 'refunds a part'],
  [...sent, 'refunds a part', 'confirms'],
  [slowly, ...sent, 'refunds a part', 'confirms'],
  [...confirmed, 'an administrator refunds a part'],
  [...confirmed, 'an administrator refunds'],
  [...confirmed, 'the seller empties her account', 'an administrator refunds'],
  [...confirmed, 'the seller leaves a part in her account', 'an administrator refunds'],
  [...reported, 'offers to take it back for a part', 'sends it back', 'has it back'],
  [
    ...reported,
    'asks to send it back',
    'takes it back for all that was paid',
    'sends it back',
    'has it back',
  ],
  [
    ...reported,
    'asks to send it back',
    'takes it back for the price',
    'sends it back',
    'an administrator says that it is back',
  ],
  [...sent, 'the bank asks'],
  [...sent, 'the bank asks', 'confirms'],
  [...sent, 'the bank asks', 'confirms', 'the bank asks no more'],
  [...sent, 'the bank asks', 'refunds'],
  [...sent, 'the bank looks into a part'],
  [...sent, 'the bank looks into a part', lost],
  [...sent, taken, won],
  [...sent, taken, lost],
  [...confirmed, taken],
  [...confirmed, taken, won],
  [...confirmed, taken, lost],
  [...confirmed, 'the seller empties her account', taken, lost],
  [...sent, 'refunds', taken, lost],
  [withTax, ...confirmed],
  [withTax, ...sent, 'refunds a part'],
  [forPickup, ...paid, 'the seller enters the code'],
  [forPickup, ...paid, 'the seller enters the code', 'three days pass'],
  [afterCancelled, ...confirmed],
  [...sent, paused, 'confirms'],
  [
    ...sent,
    paused,
    'confirms',
    'the seller leaves',
    'three days pass',
    'an administrator marks it as unclaimed',
  ],
];
