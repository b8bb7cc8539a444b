import type { Bind } from 'inversify';
import { onAccountErasure } from '../../members/accounts/bindings.ts';
import type { Config } from '../../platform/config/config.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { bindWith, port } from '../../platform/wiring/wiring.ts';
import { Sandbox } from './sandbox/sandbox.ts';
import { expireSandboxCheckout } from './sandbox/sandbox-checkouts.ts';
import { deliverSandboxEvent } from './sandbox/sandbox-events.ts';
import { hasPaymentAccount } from './sandbox/sandbox-sellers.ts';
import { endSandboxPeriod } from './sandbox/sandbox-subscriptions.ts';

export function bindSandbox(bind: Bind, { SANDBOX_TAX_BPS }: Config): void {
  bind(port('sandboxTaxBasisPoints')).toConstantValue(SANDBOX_TAX_BPS);
  bindWith(bind, Sandbox, {
    transaction: KnexTransaction,
    jobs: port('jobs'),
    tokens: port('tokens'),
    clock: port('clock'),
    publicUrl: port('publicUrl'),
    prices: port('prices'),
    taxBasisPoints: port('sandboxTaxBasisPoints'),
  });
  bind(port('paymentProvider')).toResolvedValue(({ provider }) => provider, [Sandbox]);
  bind(port('sandboxProvider')).toResolvedValue(({ pages }) => pages, [Sandbox]);
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
