import type { Bind } from 'inversify';
import { onAccountErasure, tokens } from '../../members/accounts/ports.ts';
import { prices } from '../../platform/access/ports.ts';
import type { Config } from '../../platform/config/config.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { service } from '../../platform/wiring/wiring.ts';
import { paymentProvider, sandboxProvider, sandboxTaxBasisPoints } from './ports.ts';
import { Sandbox } from './sandbox/sandbox.ts';
import { expireSandboxCheckout } from './sandbox/sandbox-checkouts.ts';
import { deliverSandboxEvent } from './sandbox/sandbox-events.ts';
import { hasPaymentAccount } from './sandbox/sandbox-sellers.ts';
import { endSandboxPeriod } from './sandbox/sandbox-subscriptions.ts';

export function bindSandbox(bind: Bind, { SANDBOX_TAX_BPS }: Config): void {
  bind(sandboxTaxBasisPoints).toConstantValue(SANDBOX_TAX_BPS);
  service(bind, Sandbox, {
    transaction: KnexTransaction,
    jobs,
    tokens,
    clock,
    publicUrl,
    prices,
    taxBasisPoints: sandboxTaxBasisPoints,
  });
  bind(paymentProvider).toResolvedValue(({ provider }) => provider, [Sandbox]);
  bind(sandboxProvider).toResolvedValue(({ pages }) => pages, [Sandbox]);
  onAccountErasure(bind, Sandbox, hasPaymentAccount, ({ sellers }, memberId) =>
    sellers.eraseAccountOf(memberId),
  );
  jobHandler(bind, deliverSandboxEvent, Sandbox, ({ events }, payload) => events.deliver(payload));
  jobHandler(bind, expireSandboxCheckout, Sandbox, ({ checkouts }, { checkoutId }) =>
    checkouts.expire(checkoutId),
  );
  jobHandler(bind, endSandboxPeriod, Sandbox, ({ subscriptions }, payload) =>
    subscriptions.endPeriod(payload),
  );
}
