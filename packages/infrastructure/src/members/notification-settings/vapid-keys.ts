import type { Config } from '../../platform/config/config.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The configured keys, or else those generated with the database; read once. */
export function vapidKeys(
  { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Config,
  transaction: KnexTransaction,
): () => Promise<VapidKeys> {
  let known: VapidKeys | undefined =
    VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
      ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
      : undefined;
  return async () => {
    if (known) return known;
    const keys: VapidKeys | undefined = await transaction.db('vapid_keys').first('publicKey', 'privateKey');
    if (!keys) throw new Error('The database holds no VAPID keys');
    known = keys;
    return keys;
  };
}
