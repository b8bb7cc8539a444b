import type { AccountUse, EndOfAdded } from '@nestmates/application/members/accounts/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

/**
 * Ends what a feature lets others read or do without a session, whenever all sessions of `:memberId` end: `deletion` is SQL,
 * so that everything ends in one statement.
 */
export function onEndOfAccess(bind: Bind, deletion: string): void {
  bind(port('endOfAccess')).toConstantValue(deletion);
}

/** Ends what was added to an account, when that is taken from whoever else may be in it (`AccountSecurity`). */
export function onAccountRegained<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  end: (service: Service, memberId: MemberId, ending: EndOfAdded) => Promise<void>,
): void {
  bind(port('addedAccess')).toResolvedValue(
    (added: Service) => ({ end: (memberId, ending) => end(added, memberId, ending) }),
    [service],
  );
}

/** Lets a service know of it when a member begins to use their account in a browser. */
export function onAccountUse<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  note: (service: Service, use: AccountUse) => Promise<void>,
): void {
  bind(port('useObservers')).toResolvedValue(
    (observer: Service) => ({ noteUse: (use) => note(observer, use) }),
    [service],
  );
}

/**
 * Lets a service erase what it keeps of a member, in the transaction that deletes their account. It is asked where
 * `held` is true: an SQL condition on what it keeps of `:memberId`.
 */
export function onAccountErasure<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  held: string,
  erase: (service: Service, memberId: MemberId) => Promise<void>,
): void {
  bind(port('erasureParts')).toResolvedValue(
    (eraser: Service) => ({ held, eraseMember: (memberId) => erase(eraser, memberId) }),
    [service],
  );
}

declare module '@nestmates/application/platform/wiring/use-case.ts' {
  interface Ports {
    /** SQL that deletes, of `:memberId`, what lets somebody in beside sessions. */
    readonly endOfAccess: string;
    /** The addresses that the configuration names. */
    readonly adminEmails: readonly string[];
  }
}
