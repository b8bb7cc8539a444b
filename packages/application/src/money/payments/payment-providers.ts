import { paymentsUnavailable } from './payment-errors.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface PaymentProvidersDeps<Provider> {
  /** The first is the current one. */
  readonly providers: readonly Provider[];
}

/**
 * The payment providers that are configured. New accounts and orders go to the current one; what was begun with
 * another ends there, so its name stands beside each account, order and event.
 */
export class PaymentProviders<Provider extends Pick<PaymentProvider, 'name'> = PaymentProvider> {
  readonly #providers: readonly Provider[];
  constructor({ providers }: PaymentProvidersDeps<Provider>) {
    this.#providers = providers;
  }

  get current(): Provider {
    const [current] = this.#providers;
    if (!current) throw new Error('No payment provider is bound');
    return current;
  }

  get all(): readonly Provider[] {
    return this.#providers;
  }

  /** Throws PAYMENTS_UNAVAILABLE for one that is not configured any more, so that what waits for it is tried again. */
  named(name: string): Provider {
    const found = this.#providers.find((provider) => provider.name === name);
    if (!found) throw paymentsUnavailable(new Error(`The payment provider ${name} is not configured`));
    return found;
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly paymentProviders: PaymentProviders;
  }
}
