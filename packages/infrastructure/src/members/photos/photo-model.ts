import type { PhotoUse } from '@nestmates/application/members/photos/ports.ts';
import { instant, member, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class PhotoModel extends table('photos', {
  name: text({ key: true, exported: true }),
  ownerId: member('emptied'),
  usedAs: nullable(oneOf<PhotoUse>({ exported: true })),
  enteredAt: instant({ exported: true }),
}).with({
  erasure: 'deleted',
  // The writer of the file replaces the names by where it puts the photos.
  sections: { photos: 'owner_id = :memberId and used_as is not null order by entered_at, name' },
  stays: 'account',
}) {}
