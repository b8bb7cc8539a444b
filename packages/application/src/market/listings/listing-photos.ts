import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import { listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import { orderOfPhoto, photoNameFromUrl, photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Upload } from '../../platform/contract/upload.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** How long a photo waits for the listing that it is uploaded for. */
const keptFor = days(1);

const notHers = () => invalid('imageUrls', listingRule.notHerPhoto);

const namesOf = (urls: readonly string[]): readonly string[] =>
  urls.map((url) => {
    const name = photoNameFromUrl(url);
    if (!name || url !== photoUrl(name) || orderOfPhoto(name) !== undefined) throw notHers();
    return name;
  });

/** The photos of listings: uploaded first, used by a listing or given up a day later, as are those of orders. */
export class ListingPhotos extends useCase('photos', 'listingPhotoRecords', 'clock') {
  async upload(ownerId: MemberId, upload: Upload): Promise<string> {
    const { photos, listingPhotoRecords: records } = this.needs;
    const name = await photos.store(ownerId, upload);
    await records.keep(name);
    return photoUrl(name);
  }

  /** Takes over what is new among the photos of a listing. */
  async use(ownerId: MemberId, urls: readonly string[]): Promise<void> {
    const names = namesOf(urls);
    const used = names.length > 0 ? await this.needs.listingPhotoRecords.use(ownerId, names) : [];
    if (used.length < names.length) throw notHers();
  }

  /** The same for one that is there, which gives up what it does not show any more. */
  async replace(
    { id, userId, photoUrls: before }: Pick<Listing, 'id' | 'userId' | 'photoUrls'>,
    now: readonly string[],
  ): Promise<void> {
    const { photos, listingPhotoRecords: records } = this.needs;
    await this.use(
      userId,
      now.filter((url) => !before.includes(url)),
    );
    const dropped = namesOf(before.filter((url) => !now.includes(url)));
    if (dropped.length === 0) return;
    await records.release(dropped, id);
    await photos.scheduleRemoval(dropped);
  }

  /** The general sweep then removes them. */
  async sweep(): Promise<void> {
    await this.needs.listingPhotoRecords.giveUpKept(later(this.needs.clock.now(), -keptFor));
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly listingPhotos: ListingPhotos;
  }
}
