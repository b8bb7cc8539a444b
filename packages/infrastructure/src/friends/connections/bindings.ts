import type { PartingFollower } from '@nestmates/application/friends/connections/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

/** Lets a service see to what ends with a connection. */
export function whenParting<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  parts: (service: Service, me: MemberId, other: MemberId) => Promise<void>,
): void {
  bind(port('partingFollowers')).toResolvedValue(
    (follower: Service): PartingFollower => ({ parts: (me, other) => parts(follower, me, other) }),
    [service],
  );
}
