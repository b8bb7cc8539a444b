import type {
  ConnectionQueries,
  ConnectionScoreStore,
  ConnectionStore,
  PartingFollower,
} from '@nestmates/application/friends/connections/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

export const connectionQueries = port<ConnectionQueries>('connection-queries');
export const connectionScoreStore = port<ConnectionScoreStore>('connection-score-store');
export const connectionStore = port<ConnectionStore>('connection-store');
export const partingFollowers = port<PartingFollower>('parting-followers');

/** Lets a service see to what ends with a connection. */
export function whenParting<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  parts: (service: Service, me: MemberId, other: MemberId) => Promise<void>,
): void {
  bind(partingFollowers).toResolvedValue(
    (follower: Service): PartingFollower => ({ parts: (me, other) => parts(follower, me, other) }),
    [service],
  );
}
