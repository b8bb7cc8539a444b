import type { PhotoRegister } from '@nestmates/application/photos/ports.ts';
import { notFound } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** Her row, the new photo and the old one change together. */
const hang = statement<{ shown: boolean; replaced: string[] }>(
  'photos-hang',
  `with hung as (
     update photos set used_as = 'portrait'
     where name = $2 and owner_id = $1 and used_as is null
     returning name
   ), shown as (
     update users set profile_photo_url = $3
     where id = $1 and exists (select from hung)
     returning id
   ), replaced as (
     update photos set used_as = null
     where owner_id = $1 and used_as = 'portrait' and name <> $2
     returning name
   )
   select exists (select from shown) as shown, array(select name from replaced) as replaced`,
);

const unhang = statement<{ name: string }>(
  'photos-unhang',
  `with bare as (update users set profile_photo_url = null where id = $1 and profile_photo_url is not null)
   update photos set used_as = null where owner_id = $1 and used_as = 'portrait' returning name`,
);

const takeDown = statement<{ name: string }>(
  'photos-take-down',
  'update photos set used_as = null where owner_id = $1 returning name',
);

const shown = statement<{ name: string }>(
  'photos-shown',
  'select name from photos where name = $1 and used_as is not null and owner_id is not null',
);

const unused = statement<{ name: string }>(
  'photos-unused',
  'select name from photos where name = any($1) and (used_as is null or owner_id is null)',
);

/** So many at a time that a sweep never takes long; the next one comes within the hour. */
const leftBehind = statement<{ name: string }>(
  'photos-left-behind',
  `select name from photos
   where (used_as is null or owner_id is null) and entered_at < $1
   order by entered_at limit 500`,
);

const namesOf = (found: readonly { name: string }[]): readonly string[] => found.map(({ name }) => name);

export class SqlPhotoRegister implements PhotoRegister {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async enter({ name, ownerId, at }: Parameters<PhotoRegister['enter']>[0]): Promise<void> {
    await this.#transaction.db('photos').insert({ name, ownerId, enteredAt: at });
  }

  async hang(ownerId: MemberId, name: string, url: string): Promise<readonly string[]> {
    const [hung] = await rows(this.#transaction, hang, [ownerId, name, url]);
    if (!hung?.shown) throw notFound();
    return hung.replaced;
  }

  async unhang(ownerId: MemberId): Promise<readonly string[]> {
    return namesOf(await rows(this.#transaction, unhang, [ownerId]));
  }

  async takeDown(ownerId: MemberId): Promise<readonly string[]> {
    return namesOf(await rows(this.#transaction, takeDown, [ownerId]));
  }

  async isShown(name: string): Promise<boolean> {
    return (await rows(this.#transaction, shown, [name])).length > 0;
  }

  async unused(names: readonly string[]): Promise<readonly string[]> {
    return namesOf(await rows(this.#transaction, unused, [[...names]]));
  }

  async leftBehind(before: Date): Promise<readonly string[]> {
    return namesOf(await rows(this.#transaction, leftBehind, [before]));
  }

  async strike(name: string): Promise<void> {
    await this.#transaction.db('photos').where({ name }).delete();
  }
}
