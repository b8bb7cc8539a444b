import type { PhotoRecords } from '@nestmates/application/photos/ports.ts';
import { notFound } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** Her row, the new photo and the old one change in one statement. */
const setProfilePhoto = statement<{ shown: boolean; replaced: string[] }>(
  'photos-set-profile-photo',
  `with used as (
     update photos set used_as = 'portrait'
     where name = $2 and owner_id = $1 and used_as is null
     returning name
   ), shown as (
     update users set profile_photo_url = $3
     where id = $1 and exists (select from used)
     returning id
   ), replaced as (
     update photos set used_as = null
     where owner_id = $1 and used_as = 'portrait' and name <> $2
     returning name
   )
   select exists (select from shown) as shown, array(select name from replaced) as replaced`,
);

const clearProfilePhoto = statement<{ name: string }>(
  'photos-clear-profile-photo',
  `with cleared as (update users set profile_photo_url = null where id = $1 and profile_photo_url is not null)
   update photos set used_as = null where owner_id = $1 and used_as = 'portrait' returning name`,
);

const releaseAll = statement<{ name: string }>(
  'photos-release-all',
  'update photos set used_as = null where owner_id = $1 returning name',
);

const inUse = statement<{ name: string }>(
  'photos-in-use',
  'select name from photos where name = $1 and used_as is not null and owner_id is not null',
);

const unused = statement<{ name: string }>(
  'photos-unused',
  'select name from photos where name = any($1) and (used_as is null or owner_id is null)',
);

/** Limited, so that a cleanup is short; the next one runs within the hour. */
const abandoned = statement<{ name: string }>(
  'photos-abandoned',
  `select name from photos
   where (used_as is null or owner_id is null) and entered_at < $1
   order by entered_at limit 500`,
);

const namesOf = (found: readonly { name: string }[]): readonly string[] => found.map(({ name }) => name);

export class SqlPhotoRecords implements PhotoRecords {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add({ name, ownerId, at }: Parameters<PhotoRecords['add']>[0]): Promise<void> {
    await this.#transaction.db('photos').insert({ name, ownerId, enteredAt: at });
  }

  async setProfilePhoto(ownerId: MemberId, name: string, url: string): Promise<readonly string[]> {
    const [result] = await rows(this.#transaction, setProfilePhoto, [ownerId, name, url]);
    if (!result?.shown) throw notFound();
    return result.replaced;
  }

  async clearProfilePhoto(ownerId: MemberId): Promise<readonly string[]> {
    return namesOf(await rows(this.#transaction, clearProfilePhoto, [ownerId]));
  }

  async releaseAll(ownerId: MemberId): Promise<readonly string[]> {
    return namesOf(await rows(this.#transaction, releaseAll, [ownerId]));
  }

  async isInUse(name: string): Promise<boolean> {
    return (await rows(this.#transaction, inUse, [name])).length > 0;
  }

  async unused(names: readonly string[]): Promise<readonly string[]> {
    return namesOf(await rows(this.#transaction, unused, [[...names]]));
  }

  async abandoned(before: Date): Promise<readonly string[]> {
    return namesOf(await rows(this.#transaction, abandoned, [before]));
  }

  async remove(name: string): Promise<void> {
    await this.#transaction.db('photos').where({ name }).delete();
  }
}
