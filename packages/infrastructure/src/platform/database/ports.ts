import type { Transaction } from '@nestmates/application/platform/shared/ports.ts';
import type { Bind, Newable } from 'inversify';
import type { ClientConfig } from 'pg';
import { adapter, port, type Served } from '../wiring/wiring.ts';
import { KnexTransaction } from './transaction.ts';

export const transaction = port<Transaction>('transaction');

/** To PostgreSQL itself, past a pooler: for what lasts longer than a transaction, such as listening. */
export const directConnection = port<ClientConfig>('directConnection');

/** Binds a repository or a query class, which needs the transaction alone, to its one or two ports. */
export const repository = <A, B>(
  bind: Bind,
  served: Served<A, B>,
  Repository: Newable<NoInfer<A & B>, [transaction: KnexTransaction]>,
): void => adapter(bind, served, Repository, [KnexTransaction]);
