import type {
  AwayFollower,
  BannedEmails,
  HiddenFollower,
  RestrictionStore,
} from '@nestmates/application/members/restrictions/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

export const restrictionStore = port<RestrictionStore>('restriction-store');
export const bannedEmails = port<BannedEmails>('banned-emails');
export const hiddenFollowers = port<HiddenFollower>('hidden-followers');
export const awayFollowers = port<AwayFollower>('away-followers');

/** Lets a service see to what is ahead of a member who was suspended or banned. */
export function whenAway<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  follow: (service: Service, memberId: MemberId) => Promise<void>,
): void {
  bind(awayFollowers).toResolvedValue(
    (follower: Service) => ({ wentAway: (memberId) => follow(follower, memberId) }),
    [service],
  );
}

/** Lets a service see to what follows when something of a kind is hidden. */
export function whenHidden<Service>(
  bind: Bind,
  kind: string,
  service: ServiceIdentifier<Service>,
  follow: (service: Service, id: string) => Promise<void>,
): void {
  bind(hiddenFollowers).toResolvedValue(
    (follower: Service) => ({ kind, wasHidden: (id) => follow(follower, id) }),
    [service],
  );
}
