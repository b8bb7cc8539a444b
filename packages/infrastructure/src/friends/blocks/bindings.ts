import type { PayingFollower } from '@nestmates/application/friends/blocks/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

/** Lets a service see to what ends with a block of two of whom one is about to pay the other. */
export function whenPayingIsBlocked<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  block: (service: Service, member: MemberId, others: readonly MemberId[]) => Promise<void>,
): void {
  bind(port('payingFollowers')).toResolvedValue(
    (follower: Service): PayingFollower => ({
      wereBlocked: (member, others) => block(follower, member, others),
    }),
    [service],
  );
}
