import type { PhotoRecords } from '@nestmates/application/members/photos/ports.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PhotoModel } from './photo-model.ts';

/** The member's row, the new photo and the old one change in one statement. */
const setProfilePhoto = `
  with used as (
    update photos set used_as = 'portrait'
    where name = :name and owner_id = :ownerId and used_as is null
    returning name
  ), shown as (
    update users set profile_photo_url = :url
    where id = :ownerId and exists (select from used)
    returning id
  ), replaced as (
    update photos set used_as = null
    where owner_id = :ownerId and used_as = 'portrait' and name <> :name
    returning name
  )
  select exists (select from shown) as shown, array(select name from replaced) as replaced`;

const clearProfilePhoto = `
  with cleared as (
    update users set profile_photo_url = null where id = :ownerId and profile_photo_url is not null
  )
  update photos set used_as = null where owner_id = :ownerId and used_as = 'portrait' returning name`;

/** Limited, so that a cleanup is short; the next one runs within the hour. */
const sweepLimit = 500;

const inUse = `select name from photos where name = :name and used_as is not null and owner_id is not null`;

/** One that was reported waits until its copy is made. */
const isUnused = `(used_as is null or owner_id is null) and not exists (
  select from evidence_photos where source = photos.name and copied_at is null
)`;
const unused = `select name from photos where name = any(:names::text[]) and ${isUnused}`;
const abandoned = `
  select name from photos where entered_at < :before and ${isUnused} order by entered_at limit :sweepLimit`;

export const hasPhotos = 'exists (select from photos where owner_id = :memberId)';

type Named = Pick<PhotoModel, 'name'>;

const namesOf = (found: readonly Named[]): readonly string[] => found.map(({ name }) => name);

export class PhotoRepository implements PhotoRecords {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add({ name, ownerId, at }: Parameters<PhotoRecords['add']>[0]): Promise<void> {
    await PhotoModel.query(this.#transaction.db).insert({ name, ownerId, enteredAt: at });
  }

  async setProfilePhoto(ownerId: MemberId, name: string, url: string): Promise<readonly string[]> {
    type Row = { readonly shown: boolean; readonly replaced: readonly string[] };
    const [result] = await sql<Row>(this.#transaction, setProfilePhoto, { ownerId, name, url });
    if (!result?.shown) throw notFound();
    return result.replaced;
  }

  async clearProfilePhoto(ownerId: MemberId): Promise<readonly string[]> {
    return namesOf(await sql<Named>(this.#transaction, clearProfilePhoto, { ownerId }));
  }

  async releaseAll(ownerId: MemberId): Promise<readonly string[]> {
    const photos = PhotoModel.query(this.#transaction.db);
    return namesOf(await photos.where({ ownerId }).patch({ usedAs: null }).returning('name'));
  }

  async isInUse(name: string): Promise<boolean> {
    return (await sql(this.#transaction, inUse, { name })).length > 0;
  }

  async unused(names: readonly string[]): Promise<readonly string[]> {
    return namesOf(await sql<Named>(this.#transaction, unused, { names: [...names] }));
  }

  async abandoned(before: Date): Promise<readonly string[]> {
    return namesOf(await sql<Named>(this.#transaction, abandoned, { before, sweepLimit }));
  }

  async remove(name: string): Promise<void> {
    await PhotoModel.query(this.#transaction.db).deleteById(name);
  }
}
