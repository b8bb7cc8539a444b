interface FailureBody {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error';
  readonly message: string;
  readonly code?: string | undefined;
  readonly param?: string | undefined;
}

/** An error as Stripe answers it. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: { readonly error: FailureBody };

  constructor(status: number, error: FailureBody) {
    super(error.message);
    this.name = 'StripeFailure';
    this.status = status;
    this.body = { error };
  }
}

export const invalidRequest = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', message, param, code });

export const noSuch = (kind: string, id: string, param?: string): StripeFailure => {
  const body = { type: 'invalid_request_error', message: `No such ${kind}: '${id}'`, param } as const;
  // Address is wrong as a whole if the id is in the path; in a parameter only that is.
  return new StripeFailure(param === undefined || param === 'id' ? 404 : 400, {
    ...body,
    code: 'resource_missing',
  });
};

export const serverFailure = (): StripeFailure =>
  new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred' });

/** The API takes it, and the double does not know what would come of it. */
export const notModelled = (what: string): Error => new Error(`The double of Stripe does not model ${what}`);
