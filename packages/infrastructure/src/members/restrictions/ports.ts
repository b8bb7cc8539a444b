import type {
  AwayFollower,
  BannedEmails,
  HiddenFollower,
  RestrictedMailboxStore,
  RestrictionStore,
  ReturnObserver,
} from '@nestmates/application/members/restrictions/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

export const restrictionStore = port<RestrictionStore>('restriction-store');
export const restrictedMailboxStore = port<RestrictedMailboxStore>('restricted-mailbox-store');
export const returnObservers = port<ReturnObserver>('return-observers');
export const bannedEmails = port<BannedEmails>('banned-emails');
export const hiddenFollowers = port<HiddenFollower>('hidden-followers');
export const awayFollowers = port<AwayFollower>('away-followers');

type Followed<Service> = {
  readonly [When in keyof AwayFollower]?: (service: Service, memberId: MemberId) => Promise<void>;
};

/** Lets a service see to what follows when a member is suspended or banned, and when that ends. */
export function whenAway<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  { wentAway, staysAway, cameBack }: Followed<Service>,
): void {
  bind(awayFollowers).toResolvedValue(
    (follower: Service): AwayFollower => ({
      wentAway: async (memberId) => wentAway?.(follower, memberId),
      staysAway: async (memberId) => staysAway?.(follower, memberId),
      cameBack: async (memberId) => cameBack?.(follower, memberId),
    }),
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
