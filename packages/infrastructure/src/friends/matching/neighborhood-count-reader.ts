import type { NeighborhoodCounts } from '@nestmates/application/friends/matching/ports.ts';
import { nearKm } from '@nestmates/domain/friends/matching/near-count.ts';
import { encodingVersion } from '@nestmates/domain/friends/matching/packed-member.ts';
import { degreesPerKm, type Point } from '@nestmates/domain/members/places/point.ts';
import { preparedStatement, runPrepared } from '../../platform/database/prepared/prepared-statement.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const nearInDegrees = nearKm * degreesPerKm;

const around = preparedStatement<{ readonly members: number }>(
  'neighborhoods-around',
  `select coalesce(sum(p.member_count), 0)::integer as members
   from neighborhoods n join packed_neighborhoods p
     on p.neighborhood_id = n.id and p.encoding = ${encodingVersion}
   where n.latitude between :latitude::float8 - ${nearInDegrees} and :latitude::float8 + ${nearInDegrees}
     and n.longitude between :longitude::float8 - ${nearInDegrees} / cos(radians(abs(:latitude::float8) + 1))
       and :longitude::float8 + ${nearInDegrees} / cos(radians(abs(:latitude::float8) + 1))
     and distance_km(:latitude::float8, :longitude::float8, n.latitude, n.longitude) <= ${nearKm}`,
);

export class NeighborhoodCountReader implements NeighborhoodCounts {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async around({ latitude, longitude }: Point): Promise<number> {
    const [row] = await runPrepared(this.#transaction, around, { latitude, longitude });
    return row?.members ?? 0;
  }
}
