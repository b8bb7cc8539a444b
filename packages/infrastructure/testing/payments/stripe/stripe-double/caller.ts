import { type ApiAnswer, type Interference, StripeApi } from './api.ts';
import { StripeFailure } from './failures.ts';
import { apiVersion, StripeState } from './state.ts';

type Params = Readonly<Record<string, string | number | boolean>>;

/** The double without its server, for tests of the double. */
export class Caller {
  readonly state: StripeState;
  readonly #api: StripeApi;
  #ahead = 0;

  constructor() {
    this.state = new StripeState({ now: () => new Date(Date.UTC(2026, 10, 20) + this.#ahead) });
    this.#api = new StripeApi(this.state, 'sk_test_double');
  }

  /** Moves the clock of the double. */
  wait(span: number): void {
    this.#ahead += span;
  }

  /** `call` is `POST /v1/transfers`, for example, and a parameter `a[b][0]`. */
  async call(
    call: string,
    params: Params = {},
    { key, ...interference }: Interference & { readonly key?: string } = {},
  ): Promise<ApiAnswer> {
    const [method = '', path = ''] = call.split(' ');
    const encoded = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const headers = {
      authorization: 'Bearer sk_test_double',
      'stripe-version': apiVersion,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    };
    try {
      const request = { method, path, headers, encoded };
      return await this.#api.perform(request, 'https://stripe.example', interference);
    } catch (error) {
      if (error instanceof StripeFailure) return { status: error.status, body: error.body, replayed: false };
      throw error;
    }
  }

  /** The id of what was made; throws if it was refused. */
  async make(call: string, params: Params = {}): Promise<string> {
    const { status, body } = await this.call(call, params);
    if (status !== 200 || !('id' in body)) throw new Error(JSON.stringify(body));
    return String(body.id);
  }
}

export const sessionParams = {
  mode: 'payment',
  success_url: 'https://nestmates.example/success',
  client_reference_id: '7',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][product_data][name]': 'Balance bike',
  'line_items[0][price_data][unit_amount]': 2500,
  'line_items[0][quantity]': 1,
  'payment_intent_data[transfer_group]': 'order_7',
} as const;

export const accountParams = {
  'controller[fees][payer]': 'application',
  'controller[losses][payments]': 'application',
  'controller[stripe_dashboard][type]': 'express',
  'capabilities[transfers][requested]': true,
} as const;
