import { moreThan } from '@nestmates/domain/friends/matching/near-count.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { NearCountView } from './contract.ts';

/** How many mothers live near a zip code, for visitors: from the places that everyone is shown, and only roughly. */
export class NearCount extends useCase('zipCentroids', 'neighborhoodCounts') {
  async show(zip: string): Promise<NearCountView> {
    const { zipCentroids, neighborhoodCounts } = this.needs;
    const point = zipCentroids.find(zipCentroids.countsAs(zip) ?? zip);
    if (!point) throw notFound('We do not know this zip code.');
    return { moreThan: moreThan(await neighborhoodCounts.around(point)) };
  }
}
