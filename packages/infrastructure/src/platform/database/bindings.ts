import type { PortName, Ports } from '@nestmates/application/platform/wiring/use-case.ts';
import type { Bind, Newable } from 'inversify';
import type { ClientConfig } from 'pg';
import { adapter, type Served } from '../wiring/wiring.ts';
import { KnexTransaction } from './transaction.ts';

/** Binds a repository or a query class, which needs the transaction alone, to its one or two ports. */
export const repository = <A extends PortName, B extends PortName>(
  bind: Bind,
  served: Served<A, B>,
  Repository: Newable<NoInfer<Ports[A] & Ports[B]>, [transaction: KnexTransaction]>,
): void => adapter(bind, served, Repository, [KnexTransaction]);

declare module '@nestmates/application/platform/wiring/use-case.ts' {
  interface Ports {
    /** Goes to PostgreSQL itself, past a pooler: for what lasts longer than a transaction, such as listening. */
    readonly directConnection: ClientConfig;
  }
}
