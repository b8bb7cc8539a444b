import type { PhotoStore } from '@nestmates/application/members/photos/ports.ts';
import { photoNameFromUrl, photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { formatOf, photoFiles } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Knex } from '../platform/database/knex.ts';
import { requireOneRow } from '../platform/database/sql.ts';

interface Portrayed {
  readonly id: MemberId;
  readonly profilePhotoUrl: string;
}

/** Also who lives where the demo logins do: their decks, planners and check-ins show them. */
const seen = `
  select requester_id from connection_requests
  union select recipient_id from connection_requests
  union select sender_id from messages
  union select receiver_id from messages
  union select user_id from listings
  union select buyer_id from orders
  union select id from users where city = 'Brooklyn'`;

const drawnFiles = photoFiles.filter((file) => formatOf(file) === 'webp');

const namesOf = (members: readonly Portrayed[]): readonly string[] =>
  members.map(({ profilePhotoUrl }) => photoNameFromUrl(profilePhotoUrl) ?? '');

/** Takes another name, since a portrait may be shared. Drawings have WebP alone. */
async function copyPhoto(photos: PhotoStore, from: string, to: string): Promise<void> {
  const files = await Promise.all(
    drawnFiles.map(async (file) => ({ file, bytes: await photos.read(from, file) })),
  );
  await photos.save(
    to,
    files.flatMap(({ file, bytes }) => (bytes ? [{ file, bytes }] : [])),
  );
}

async function copyPortrait(db: Knex, photos: PhotoStore, { id, profilePhotoUrl }: Portrayed) {
  const name = `demo-member-${id}`;
  await copyPhoto(photos, photoNameFromUrl(profilePhotoUrl) ?? '', name);
  const changed = await db('users')
    .where({ id })
    .update({ profilePhotoUrl: photoUrl(name) });
  requireOneRow(changed, 'Giving a member a photo of their own');
}

/**
 * Gives whoever is met, writes, sells or lives nearby a photo of their own, which can be reported and taken down. The named members
 * have drawings that nobody else has; the others get copies of the ones that they share.
 */
export async function seedOwnPhotos(
  db: Knex,
  photos: PhotoStore,
  named: readonly MemberId[],
  enteredAt: Date,
): Promise<void> {
  const sharing: Portrayed[] = await db('users')
    .whereRaw(`id in (${seen})`)
    .whereNotIn('id', named)
    .whereNotNull('profilePhotoUrl')
    .select('id', 'profilePhotoUrl');
  for (const member of sharing) await copyPortrait(db, photos, member);
  const owners: Portrayed[] = await db('users')
    .whereIn('id', [...named, ...sharing.map(({ id }) => id)])
    .select('id', 'profilePhotoUrl');
  const names = namesOf(owners);
  await db('photos').insert(
    owners.map(({ id }, nth) => ({ name: names[nth], ownerId: id, usedAs: 'portrait', enteredAt })),
  );
}
