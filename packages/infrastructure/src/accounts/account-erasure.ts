import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { accountErasures } from './ports.ts';

/** Lets a service erase what it keeps of a member, in the transaction that deletes her account. */
export function onAccountErasure<Service>(
  bind: Bind,
  service: ServiceIdentifier<Service>,
  erase: (service: Service, memberId: MemberId) => Promise<void>,
): void {
  bind(accountErasures).toResolvedValue(
    (eraser: Service) => ({ eraseMember: (memberId) => erase(eraser, memberId) }),
    [service],
  );
}
