import type { AwayFollower } from '@nestmates/application/members/restrictions/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

type Followed<Service> = {
  readonly [When in keyof AwayFollower]?: (service: Service, memberId: MemberId) => Promise<void>;
};

/** Lets a service see to what follows when a member is suspended or banned, and when that ends. */
export function whenAway<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  { wentAway, staysAway, cameBack }: Followed<Service>,
): void {
  bind(port('awayFollowers')).toResolvedValue(
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
  bind(port('hiddenFollowers')).toResolvedValue(
    (follower: Service) => ({ kind, wasHidden: (id) => follow(follower, id) }),
    [service],
  );
}

/** Lets a service know of it before an account has another mailbox, in the same transaction. */
export function onMailboxShown<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  note: (service: Service, memberId: MemberId, digest: string) => Promise<void>,
): void {
  bind(port('mailboxObservers')).toResolvedValue(
    (observer: Service) => ({ mailboxShown: (memberId, digest) => note(observer, memberId, digest) }),
    [service],
  );
}
