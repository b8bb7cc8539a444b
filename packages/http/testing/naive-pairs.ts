import type { Pairs } from '@nestmates/application/pairs/ports.ts';
import { sql } from '@nestmates/infrastructure/database/sql.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { PairRepository } from '@nestmates/infrastructure/pairs/pair-repository.ts';
import { pairLock } from '@nestmates/infrastructure/pairs/pair-sql.ts';
import { pairs } from '@nestmates/infrastructure/pairs/ports.ts';
import type { Container } from 'inversify';

/** Takes the pair's lock and leaves both members free to be deleted. */
const naive = (transaction: KnexTransaction, real: Pairs): Pairs => ({
  between: (me, other) => real.between(me, other),
  async lock(me, other) {
    await sql(transaction, `select ${pairLock(':me::integer', ':other::integer')}`, { me, other });
    const pair = await real.between(me, other);
    return pair && { ...pair, blockedByMe: false, sent: undefined, received: undefined };
  },
});

export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  container.rebind(pairs).toConstantValue(naive(transaction, new PairRepository(transaction)));
}
