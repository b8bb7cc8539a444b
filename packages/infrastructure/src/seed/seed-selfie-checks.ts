import type { PhotoStore } from '@nestmates/application/members/photos/ports.ts';
import { photoNameFromUrl, selfiePictureName } from '@nestmates/domain/platform/photos/photo-address.ts';
import { sourceFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import type { SelfieDecision } from '@nestmates/domain/trust/selfie-checks/selfie-check-machine.ts';
import { requireOneRow } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';

interface Seeding {
  readonly photos: PhotoStore;
  readonly adminId: MemberId | null;
  readonly now: Date;
}

const decided: readonly { email: string; decision: SelfieDecision; daysAgo: number; words: string | null }[] =
  [
    { email: 'bea@nestmates.test', decision: 'approve', daysAgo: 12, words: null },
    {
      email: 'cleo@nestmates.test',
      decision: 'refuse',
      daysAgo: 9,
      words: 'Your photo shows two people, and the selfies neither of them. Please use a photo of yourself.',
    },
  ];

const statusOf = { approve: 'approved', again: 'again', refuse: 'refused' } as const;
const poses = ['two-fingers', 'hand-on-head'] as const;

/** One that was approved and one that was refused, whose selfies are deleted by now, and one that waits. */
export async function seedSelfieChecks({ db }: KnexTransaction, seeding: Seeding): Promise<void> {
  const { adminId, now } = seeding;
  for (const { email, decision, daysAgo, words } of decided) {
    const member = await db('users').where({ email }).first('id', 'profilePhotoUrl');
    const decidedAt = timeAgo(days(daysAgo), now);
    const sentAt = timeAgo(days(daysAgo) + hours(5), now);
    await db('selfie_checks').insert({
      memberId: member.id,
      status: statusOf[decision],
      poses: [...poses],
      askedAt: sentAt,
      sentAt,
      photoUrl: member.profilePhotoUrl,
      decidedAt,
      decidedBy: adminId,
      words,
    });
    if (decision !== 'approve') continue;
    const mark = { checkedAt: decidedAt, checkedPhotoUrl: member.profilePhotoUrl };
    requireOneRow(await db('users').where({ id: member.id }).update(mark), 'Marking a checked photo');
  }
  await seedWaiting(db, seeding);
}

/** Its selfies are the drawn portrait, as it is and in a mirror. */
async function seedWaiting(db: KnexTransaction['db'], { photos, now }: Seeding): Promise<void> {
  const member = await db('users')
    .where('email', 'like', '%.%@nestmates.test')
    .whereNotNull('profilePhotoUrl')
    .orderBy('id')
    .first('id', 'profilePhotoUrl');
  const portrait = await photos.read(photoNameFromUrl(member?.profilePhotoUrl) ?? '', sourceFile);
  if (!portrait) throw new Error('Nobody in the demo has a portrait for a selfie');
  const sentAt = timeAgo(hours(4), now);
  const [{ id }] = await db('selfie_checks')
    .insert({
      memberId: member.id,
      status: 'sent',
      poses: [...poses],
      askedAt: sentAt,
      sentAt,
      photoUrl: member.profilePhotoUrl,
    })
    .returning('id');
  const { default: sharp } = await import('sharp');
  const selfies = [portrait, await sharp(portrait).flop().jpeg({ quality: 80 }).toBuffer()];
  for (const [nth, bytes] of selfies.entries()) {
    const name = selfiePictureName(`demo-${nth}`);
    await photos.save(name, [{ file: sourceFile, bytes }]);
    await db('selfie_pictures').insert({ name, checkId: id, nth, storedAt: sentAt });
  }
}
