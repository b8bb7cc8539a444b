import type {
  AddedAccess,
  EmailChangeObserver,
  EmailChangeStore,
  EmailOwners,
} from '@nestmates/application/members/email-change/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

export const emailChangeStore = port<EmailChangeStore>('email-change-store');
export const emailOwners = port<EmailOwners>('email-owners');
export const emailChangeObservers = port<EmailChangeObserver>('email-change-observers');

export const addedAccess = port<AddedAccess>('added-access');

/** Ends what was added to an account since its e-mail was changed, when that is taken back. */
export function onEmailTakenBack<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  end: (service: Service, memberId: MemberId, since: Date) => Promise<void>,
): void {
  bind(addedAccess).toResolvedValue(
    (ending: Service) => ({ endSince: (memberId, since) => end(ending, memberId, since) }),
    [service],
  );
}

/** Lets a service know of it when a member has another e-mail from now on, in the same transaction. */
export function onEmailChange<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  note: (service: Service, memberId: MemberId, oldEmail: string) => Promise<void>,
): void {
  bind(emailChangeObservers).toResolvedValue(
    (observer: Service) => ({ emailChanged: (memberId, oldEmail) => note(observer, memberId, oldEmail) }),
    [service],
  );
}
