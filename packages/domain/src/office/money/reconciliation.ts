import { type Accounts, changeAtProvider, type MovementKind } from '../../money/payments/accounts.ts';
import type { Cents } from '../../money/payments/fees.ts';

/** A row of our ledger that moves money at the provider. */
export interface BookedRow {
  readonly kind: MovementKind;
  readonly cents: Cents;
  /** The provider's object. */
  readonly providerId: string;
  readonly balanceTransaction: string | null;
  readonly reference: string | null;
}

export interface StatedLine {
  readonly id: string;
  readonly kind: MovementKind | 'other';
  readonly objectId: string;
  readonly cents: Cents;
  readonly feeCents: Cents;
  readonly currency: string;
  readonly reference: string | null;
  readonly customerId: string | null;
  readonly paymentId: string | null;
  readonly isForeign: boolean;
}

export const differenceKinds = {
  'not-in-books': 'The provider has it, and our books do not',
  'not-at-provider': 'Our books have it, and the provider does not',
  'other-amount': 'The amounts differ',
  'other-kind': 'The provider says that it is something else',
  'other-fee': 'The provider has taken another fee',
  'other-order': 'It belongs to another order',
  'other-currency': 'It is in another currency',
  'other-line': 'Our books name another line of the statement',
  'stated-twice': 'The statement has it twice',
  foreign: 'Another installation has made it with the same account',
  unknown: 'Our books have no name for it',
  balance: 'The balance is not what our books say',
  uncovered: 'The balance is less than what is held for orders and taxes',
} as const;
export type DifferenceKind = keyof typeof differenceKinds;

const correct = 'Compare both by its number at the provider; a developer has to correct what our books say.';

/** What an administrator does about it, or that nothing needs to be done. */
export const differenceTodo: Readonly<Record<DifferenceKind, string>> = {
  'not-in-books':
    'Take its payment over above. What is of no payment is entered by the next comparison, or a developer has to look.',
  'not-at-provider': correct,
  'other-amount': correct,
  'other-kind': correct,
  'other-fee': correct,
  'other-order': correct,
  'other-currency': 'Our books are in dollars: refund it at the provider.',
  'other-line': 'Nothing needs to be done where the amounts agree.',
  'stated-twice': 'Nothing needs to be done where the balance agrees; otherwise ask the provider.',
  foreign: 'Nothing needs to be done here. Give each installation an account of its own at the provider.',
  unknown: 'Look it up by its number at the provider; a developer has to give it an account.',
  balance: 'What else differs says why. Where nothing does, compare a longer time by hand.',
  uncovered: 'Pay money in at the provider, and set the payouts of the balance to manual.',
};

export interface Difference {
  readonly kind: DifferenceKind;
  /** What the provider calls it; none for the balance. */
  readonly objectId: string | null;
  readonly what: MovementKind | 'other' | null;
  readonly oursCents: Cents;
  readonly theirsCents: Cents;
  readonly reference: string | null;
  /** The payment that it is of, and who has paid it, as the provider says; reports of before have neither. */
  readonly paymentId?: string | null;
  readonly customerId?: string | null;
}

interface Compared {
  readonly rows: readonly BookedRow[];
  readonly lines: readonly StatedLine[];
}

const sum = (amounts: readonly { readonly cents: Cents }[]): Cents =>
  amounts.reduce((total, { cents }) => total + cents, 0);

/** What the statement names with the line of something else. */
const feeKinds: readonly MovementKind[] = ['providerFee', 'disputeFee'];

/** Every difference between our books and the provider's statement, each with its name. */
export function differencesBetween({ rows, lines }: Compared): readonly Difference[] {
  const moving = rows.filter(
    ({ kind, cents }) => !feeKinds.includes(kind) && changeAtProvider({ kind, cents }) !== 0,
  );
  const fees = rows.filter(({ kind }) => feeKinds.includes(kind));
  const objects = new Set([...moving, ...fees].map(({ providerId }) => providerId));
  for (const { objectId } of lines) objects.add(objectId);
  return [...objects].flatMap((objectId) => {
    const ours = moving.filter(({ providerId }) => providerId === objectId);
    const theirs = lines.filter((line) => line.objectId === objectId);
    const outside = theirs.flatMap(oddLine);
    if (outside.length > 0) return outside;
    return [
      ...differencesOf(objectId, ours, theirs),
      ...feeDifference(
        objectId,
        fees.filter(({ providerId }) => providerId === objectId),
        theirs,
      ),
    ];
  });
}

/** What cannot be compared at all. */
function oddLine(line: StatedLine): readonly Difference[] {
  if (line.isForeign) return [differenceOf('foreign', line)];
  if (line.currency !== 'usd') return [differenceOf('other-currency', line)];
  return line.kind === 'other' ? [differenceOf('unknown', line)] : [];
}

function differencesOf(
  objectId: string,
  ours: readonly BookedRow[],
  theirs: readonly StatedLine[],
): readonly Difference[] {
  const kinds = new Set([...ours, ...theirs].map(({ kind }) => kind));
  const found = [...kinds].flatMap((kind): readonly Difference[] => {
    const rows = ours.filter((row) => row.kind === kind);
    const lines = theirs.filter((line) => line.kind === kind);
    const [row, line] = [rows[0], lines[0]];
    const amounts = { what: kind, objectId, oursCents: sum(rows), theirsCents: sum(lines) };
    const of = (name: DifferenceKind): Difference => ({
      kind: name,
      ...amounts,
      reference: line?.reference ?? row?.reference ?? null,
      ...payerOf(line),
    });
    if (!row && !line) return [];
    if (!row) return [of('not-in-books')];
    if (!line) return [of('not-at-provider')];
    const isTwice = lines.length > rows.length && lines.every(({ cents }) => cents === line.cents);
    if (isTwice) return [of('stated-twice')];
    if (amounts.oursCents !== amounts.theirsCents) return [of('other-amount')];
    if (row.reference !== null && line.reference !== null && row.reference !== line.reference) {
      return [of('other-order')];
    }
    const named = rows.flatMap(({ balanceTransaction: name }) => (name === null ? [] : [name]));
    return named.every((name) => lines.some(({ id }) => id === name)) ? [] : [of('other-line')];
  });
  const [missing, extra] = (['not-in-books', 'not-at-provider'] as const).map((name) =>
    found.find(({ kind }) => kind === name),
  );
  if (!missing || !extra) return found;
  const rest = found.filter((one) => one !== missing && one !== extra);
  const { oursCents } = extra;
  return [...rest, { ...missing, kind: 'other-kind', oursCents }];
}

function feeDifference(
  objectId: string,
  ours: readonly BookedRow[],
  theirs: readonly StatedLine[],
): readonly Difference[] {
  const theirsCents = theirs.reduce((total, { feeCents }) => total + feeCents, 0);
  const oursCents = sum(ours);
  if (oursCents === theirsCents) return [];
  const reference = theirs[0]?.reference ?? ours[0]?.reference ?? null;
  const amounts = { oursCents, theirsCents };
  return [{ kind: 'other-fee', objectId, what: 'providerFee', ...amounts, reference, ...payerOf(theirs[0]) }];
}

const payerOf = (line: StatedLine | undefined): Pick<Difference, 'paymentId' | 'customerId'> => ({
  paymentId: line?.paymentId ?? null,
  customerId: line?.customerId ?? null,
});

const differenceOf = (kind: DifferenceKind, line: StatedLine): Difference => ({
  kind,
  objectId: line.objectId,
  what: line.kind,
  oursCents: 0,
  theirsCents: line.cents,
  reference: line.reference,
  ...payerOf(line),
});

/** Whether both sides hold the same, or would once what is under way has happened. */
export function balanceDifference(
  oursCents: Cents,
  theirsCents: Cents,
  underWayCents: Cents,
): readonly Difference[] {
  if (theirsCents === oursCents || theirsCents === oursCents + underWayCents) return [];
  return [{ kind: 'balance', objectId: null, what: null, oursCents, theirsCents, reference: null }];
}

/** What is held for orders and owed to tax offices has to be there, whatever else the sums say. */
export function coverageDifference(
  { held, tax }: Pick<Accounts, 'held' | 'tax'>,
  theirsCents: Cents,
  underWayCents: Cents,
): readonly Difference[] {
  const oursCents = held + tax;
  if (theirsCents >= Math.min(oursCents, oursCents + underWayCents)) return [];
  return [{ kind: 'uncovered', objectId: null, what: null, oursCents, theirsCents, reference: null }];
}
