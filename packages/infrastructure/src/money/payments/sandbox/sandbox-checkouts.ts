import type { Tokens } from '@nestmates/application/members/accounts/ports.ts';
import type { Checkout, Checkouts, PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import type {
  SandboxCheckoutPages,
  SandboxPaymentForm,
} from '@nestmates/application/money/payments/sandbox-provider.ts';
import { type Jobs, job } from '@nestmates/application/platform/jobs/jobs.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { providerFee } from '@nestmates/domain/money/payments/fees.ts';
import * as z from 'zod/mini';
import { requireOneRow } from '../../../platform/database/sql.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { afterDecline } from './after-decline.ts';
import { SandboxCheckoutModel } from './models/sandbox-models.ts';
import { type SandboxCalls, unavailableOrUsed } from './sandbox-calls.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import { lineIdOf, type SandboxLedger } from './sandbox-ledger.ts';
import { sandboxTax, taxLine } from './sandbox-taxes.ts';

export const expireSandboxCheckout = job('sandbox.expire-checkout', z.object({ checkoutId: z.string() }));

export const sampleAddress: PostalAddress = {
  name: 'Sample Buyer',
  lines: ['1 Congress Avenue'],
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
};

export interface SandboxCheckoutsDeps {
  readonly transaction: KnexTransaction;
  readonly calls: SandboxCalls;
  readonly ledger: SandboxLedger;
  readonly events: SandboxEvents;
  readonly jobs: Jobs;
  readonly tokens: Pick<Tokens, 'generate'>;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  readonly taxBasisPoints: number;
}

/** The pages on which orders are paid. */
export class SandboxCheckouts implements Checkouts, SandboxCheckoutPages {
  readonly #deps: SandboxCheckoutsDeps;
  constructor(deps: SandboxCheckoutsDeps) {
    this.#deps = deps;
  }

  async open(request: Parameters<Checkouts['open']>[0]): ReturnType<Checkouts['open']> {
    const { calls, tokens, jobs, publicUrl, taxBasisPoints } = this.#deps;
    try {
      const { checkoutId } = await calls.once('checkouts.open', request, async () => {
        const id = `cs_${tokens.generate()}`;
        const { tax, asksCardholder: _, ...columns } = request;
        const untaxed = request.priceCents + request.processingFeeCents;
        const taxCents = tax ? sandboxTax(untaxed, taxBasisPoints) : 0;
        await this.#checkouts().insert({ ...columns, taxCents, id, state: 'open' });
        await jobs.add(expireSandboxCheckout, { checkoutId: id }, { at: request.expiresAt });
        return { checkoutId: id };
      });
      return { checkoutId, url: `${publicUrl()}/sandbox/checkouts/${checkoutId}` };
    } catch (error) {
      throw unavailableOrUsed(error);
    }
  }

  async find(checkoutId: string): Promise<Checkout | undefined> {
    const checkout = await this.#checkouts().findById(checkoutId);
    return checkout && this.#view(checkout);
  }

  expire(checkoutId: string): Promise<Checkout> {
    return this.#deps.transaction.run(async () => {
      const checkout = await this.#lock(checkoutId);
      if (!checkout) throw new Error(`The sandbox has no checkout ${checkoutId}`);
      if (checkout.state === 'open') {
        await this.#change(checkoutId, { state: 'expired' });
        await this.#deps.events.emit('checkout-changed', checkoutId, 'checkout.expired');
      }
      return this.#view(await this.#checkouts().findById(checkoutId).throwIfNotFound());
    });
  }

  async page(checkoutId: string): ReturnType<SandboxCheckoutPages['page']> {
    const checkout = await this.#checkouts().findById(checkoutId);
    if (!checkout) return undefined;
    const { title, priceCents, processingFeeCents, taxCents, asksForAddress, cancelUrl, successUrl } =
      checkout;
    return {
      state: this.#stateOf(checkout),
      lines: [
        { says: title, cents: priceCents },
        { says: 'Processing fee', cents: processingFeeCents },
        ...taxLine(taxCents),
      ],
      address: asksForAddress ? sampleAddress : null,
      cancelUrl,
      successUrl,
    };
  }

  answer(
    checkoutId: string,
    outcome: 'pay' | 'decline' | 'cancel',
    form: SandboxPaymentForm = {},
  ): Promise<string | undefined> {
    return this.#deps.transaction.run(async () => {
      const checkout = await this.#lock(checkoutId);
      if (!checkout) return undefined;
      const state = this.#stateOf(checkout);
      if (state === 'paid') return checkout.successUrl;
      if (state === 'expired') return undefined;
      if (outcome === 'decline') return afterDecline(checkout);
      if (outcome === 'cancel') return checkout.cancelUrl;
      await this.#pay(checkout, form);
      return checkout.successUrl;
    });
  }

  async #pay(
    checkout: SandboxCheckoutModel,
    { address: given = sampleAddress, card, cardCountry = 'US' }: SandboxPaymentForm,
  ): Promise<void> {
    const { ledger, events } = this.#deps;
    const { id, key, reference, priceCents, processingFeeCents, taxCents, asksForAddress } = checkout;
    const paymentId = `ch_${id}`;
    const address = asksForAddress ? given : null;
    const cents = priceCents + processingFeeCents + taxCents;
    await ledger.add({ kind: 'charge', id: paymentId, reference, paymentId, cents, key });
    await ledger.add({ kind: 'fee', reference, paymentId, cents: processingFeeCents, key });
    await ledger.add({ kind: 'tax', reference, paymentId, cents: taxCents, key });
    await this.#change(id, { state: 'paid', paymentId, address, card: card ?? null, cardCountry });
    await events.emit('checkout-changed', id, 'checkout.paid');
  }

  async #change(id: string, columns: Partial<SandboxCheckoutModel>): Promise<void> {
    requireOneRow(await this.#checkouts().findById(id).patch(columns), 'Changing a checkout');
  }

  /** Its time may be over before the job has come to it. */
  #stateOf({ state, expiresAt }: SandboxCheckoutModel): SandboxCheckoutModel['state'] {
    return state === 'open' && expiresAt <= this.#deps.clock.now() ? 'expired' : state;
  }

  #view(checkout: SandboxCheckoutModel): Checkout {
    const {
      id: checkoutId,
      reference,
      paymentId,
      address,
      cardCountry,
      priceCents,
      processingFeeCents,
      taxCents,
    } = checkout;
    const state = this.#stateOf(checkout);
    if (state !== 'paid' || paymentId === null) {
      return { checkoutId, reference, status: state === 'open' ? 'open' : 'expired' };
    }
    const cents = priceCents + processingFeeCents + taxCents;
    return {
      checkoutId,
      reference,
      status: 'paid',
      paymentId,
      cents,
      taxCents,
      currency: 'usd',
      feeCents: providerFee(cents),
      balanceTransaction: lineIdOf(paymentId),
      cardCountry,
      address,
    };
  }

  async #lock(checkoutId: string): Promise<SandboxCheckoutModel | undefined> {
    return this.#checkouts().findById(checkoutId).forUpdate();
  }

  #checkouts() {
    return SandboxCheckoutModel.query(this.#deps.transaction.db);
  }
}
