import type { Config } from '../config/config.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const storedKeys = statement<VapidKeys>(
  'vapid-keys',
  'select public_key as "publicKey", private_key as "privateKey" from vapid_keys',
);

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
    const [keys] = await rows(transaction, storedKeys, []);
    if (!keys) throw new Error('The database holds no VAPID keys');
    known = keys;
    return keys;
  };
}
