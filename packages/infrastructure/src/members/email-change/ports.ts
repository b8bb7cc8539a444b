import type {
  EmailChangeObserver,
  EmailChangeStore,
  EmailOwners,
  EndedLinks,
} from '@nestmates/application/members/email-change/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

export const emailChangeStore = port<EmailChangeStore>('email-change-store');
export const endedLinks = port<EndedLinks>('ended-links');
/** Whom somebody writes to whose account is gone. */
export const linkContact = port<string>('link-contact');
export const emailOwners = port<EmailOwners>('email-owners');
export const emailChangeObservers = port<EmailChangeObserver>('email-change-observers');

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
