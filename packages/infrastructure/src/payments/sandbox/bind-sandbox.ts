import type { Bind } from 'inversify';
import { onAccountErasure, tokens } from '../../accounts/ports.ts';
import { KnexTransaction } from '../../database/transaction.ts';
import { jobHandler, jobs } from '../../jobs/ports.ts';
import { clock, publicUrl } from '../../shared/ports.ts';
import { prices } from '../../subscriptions/ports.ts';
import { service } from '../../wiring/wiring.ts';
import { paymentProvider, sandboxProvider } from '../ports.ts';
import { Sandbox } from './sandbox.ts';
import { expireSandboxCheckout } from './sandbox-checkouts.ts';
import { deliverSandboxEvent } from './sandbox-events.ts';
import { endSandboxPeriod } from './sandbox-subscriptions.ts';

export function bindSandbox(bind: Bind): void {
  service(bind, Sandbox, { transaction: KnexTransaction, jobs, tokens, clock, publicUrl, prices });
  bind(paymentProvider).toResolvedValue(({ provider }) => provider, [Sandbox]);
  bind(sandboxProvider).toResolvedValue(({ pages }) => pages, [Sandbox]);
  onAccountErasure(bind, Sandbox, ({ sellers }, memberId) => sellers.eraseAccountOf(memberId));
  jobHandler(bind, deliverSandboxEvent, Sandbox, ({ events }, payload) => events.deliver(payload));
  jobHandler(bind, expireSandboxCheckout, Sandbox, ({ checkouts }, { checkoutId }) =>
    checkouts.expire(checkoutId),
  );
  jobHandler(bind, endSandboxPeriod, Sandbox, ({ subscriptions }, payload) =>
    subscriptions.endPeriod(payload),
  );
}
