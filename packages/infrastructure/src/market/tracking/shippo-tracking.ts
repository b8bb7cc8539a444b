import type { TrackedParcel, Tracking } from '@nestmates/application/market/tracking/tracking.ts';
import type { Parcel, ParcelState } from '@nestmates/domain/market/orders/parcel.ts';
import type { CarrierId } from '@nestmates/domain/market/orders/tracking.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';

export interface ShippoOptions {
  readonly apiKey: string;
  readonly apiBase?: string | undefined;
  /** Milliseconds. */
  readonly timeout?: number;
  /** The key is not taken, which nobody would notice otherwise. */
  keyRefused(status: number): void;
}

/** https://docs.goshippo.com/api-reference/tracking-status/get-a-tracking-status */
const apiVersion = '2018-02-08';

/** What the API calls our carriers. */
const carrierTokens: Readonly<Record<CarrierId, string | undefined>> = {
  usps: 'usps',
  ups: 'ups',
  fedex: 'fedex',
  dhl: 'dhl_express',
  ontrac: 'ontrac',
  other: undefined,
};

/** Others, such as UNKNOWN, say nothing. */
const states: Readonly<Record<string, ParcelState>> = {
  PRE_TRANSIT: 'announced',
  TRANSIT: 'moving',
  DELIVERED: 'delivered',
  RETURNED: 'failed',
  FAILURE: 'failed',
};

const time = z.nullish(z.string());
const track = z.object({
  tracking_status: z.nullish(z.object({ status: z.string(), status_date: time, object_created: time })),
});

function parcelIn(answer: unknown): Parcel | undefined {
  const { data } = track.safeParse(answer);
  const said = data?.tracking_status;
  const state = said ? states[said.status] : undefined;
  if (!said || state === undefined) return undefined;
  if (state === 'announced') return { state };
  const at = new Date(said.status_date ?? said.object_created ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : { state, at };
}

/** Asks one API for all carriers. */
export class ShippoTracking implements Tracking {
  readonly #options: ShippoOptions;
  constructor(options: ShippoOptions) {
    this.#options = options;
  }

  async find({ carrier, number }: TrackedParcel): Promise<Parcel | undefined> {
    const token = carrierTokens[carrier];
    if (token === undefined) return undefined;
    try {
      return parcelIn(await this.#get(`/tracks/${token}/${encodeURIComponent(number)}`));
    } catch {
      return undefined;
    }
  }

  async #get(path: string): Promise<unknown> {
    const { apiKey, apiBase = 'https://api.goshippo.com', timeout = seconds(3), keyRefused } = this.#options;
    const response = await fetch(`${apiBase}${path}`, {
      headers: { authorization: `ShippoToken ${apiKey}`, 'shippo-api-version': apiVersion },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return response.json();
    await response.body?.cancel();
    if (response.status === 401 || response.status === 403) keyRefused(response.status);
    return undefined;
  }
}
