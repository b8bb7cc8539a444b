import type { Passwords } from '@nestmates/application/accounts/ports.ts';
import type { Clock, Transaction } from '@nestmates/application/shared/ports.ts';
import { UserModel } from '../accounts/user-model.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { demoLogins, demoPassword } from './people.ts';

export interface SeedDeps {
  readonly transaction: KnexTransaction & Transaction;
  readonly passwords: Passwords;
  readonly clock: Clock;
}

/** Tells its story once: a database that already has members is left as it is. */
export async function seedDemo({ transaction, passwords, clock }: SeedDeps): Promise<boolean> {
  return transaction.run(async () => {
    const someone = await UserModel.query(transaction.db).select('id').first();
    if (someone) return false;
    const now = clock.now();
    const password = await passwords.hash(demoPassword);
    await UserModel.query(transaction.db).insert(
      demoLogins.map(({ email, firstName, standing }) => ({
        email,
        password,
        firstName,
        createdAt: now,
        ...standing,
      })),
    );
    return true;
  });
}
