import { KnexTransaction } from '../database/transaction.ts';
import { feature } from '../wiring/wiring.ts';
import { HmacDigests } from './hmac-digests.ts';
import * as digestKeyMigration from './migrations/20261123T031800-digest-key.ts';
import { keyedDigests } from './ports.ts';

export const digestsFeature = feature({
  bind(bind, { DIGEST_KEY }) {
    bind(keyedDigests).toResolvedValue(
      (transaction) => new HmacDigests(transaction, DIGEST_KEY),
      [KnexTransaction],
    );
  },
  migrations: { '20261123T031800-digest-key': digestKeyMigration },
  erasure: {
    digest_keys: { impersonal: 'one key' },
  },
});
