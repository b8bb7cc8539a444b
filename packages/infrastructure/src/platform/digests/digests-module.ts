import { KnexTransaction } from '../database/transaction.ts';
import { feature, port } from '../wiring/wiring.ts';
import { DigestKeyModel } from './digest-key-model.ts';
import { HmacDigests } from './hmac-digests.ts';
import * as digestKeyMigration from './migrations/20261123T031800-digest-key.ts';

export const digestsFeature = feature({
  bind(bind, { DIGEST_KEY }) {
    bind(port('keyedDigests')).toResolvedValue(
      (transaction) => new HmacDigests(transaction, DIGEST_KEY),
      [KnexTransaction],
    );
  },
  tables: [DigestKeyModel],
  migrations: { '20261123T031800-digest-key': digestKeyMigration },
});
