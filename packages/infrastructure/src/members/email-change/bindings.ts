import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

/** Lets a service know of it when a member has another e-mail from now on, in the same transaction. */
export function onEmailChange<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  note: (service: Service, memberId: MemberId, oldEmail: string) => Promise<void>,
): void {
  bind(port('emailChangeObservers')).toResolvedValue(
    (observer: Service) => ({ emailChanged: (memberId, oldEmail) => note(observer, memberId, oldEmail) }),
    [service],
  );
}
