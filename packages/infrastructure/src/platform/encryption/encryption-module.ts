import { KeyRotation } from '@nestmates/application/platform/encryption/key-rotation.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { feature, port, service } from '../wiring/wiring.ts';
import { AesEncryption, type EncryptionKey } from './aes-encryption.ts';
import { EncryptionKeyModel } from './encryption-key-model.ts';
import * as encryptionKeyMigration from './migrations/20261123T131000-encryption-key.ts';

/** Decrypts also where the configuration names others, which what is older was not encrypted with. */
async function generatedKey({ db }: KnexTransaction): Promise<EncryptionKey> {
  const row: { readonly key: string } | undefined = await db('encryption_keys').first('key');
  if (!row) throw new Error('The database holds no key to encrypt with');
  return { id: 'db', key: row.key };
}

export const encryptionFeature = feature({
  bind(bind, { ENCRYPTION_KEYS: configured = [] }) {
    bind(port('encryption')).toResolvedValue(
      (connection) => new AesEncryption(async () => [...configured, await generatedKey(connection)]),
      [KnexTransaction],
    );
    service(bind, KeyRotation);
  },
  tables: [EncryptionKeyModel],
  migrations: { '20261123T131000-encryption-key': encryptionKeyMigration },
});
