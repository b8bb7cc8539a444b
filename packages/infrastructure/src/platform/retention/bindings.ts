import type { OldRows } from '@nestmates/application/platform/retention/ports.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../wiring/wiring.ts';

/** Removes rows along with something that is not in the database. */
export function removesOldRows<Service>(
  bind: Bind,
  { kind, table }: Pick<OldRows, 'kind' | 'table'>,
  service: ServiceIdentifier<Service>,
  remove: (service: Service, ...when: Parameters<OldRows['remove']>) => Promise<number>,
): void {
  bind(port('oldRows')).toResolvedValue(
    (remover: Service) => ({ kind, table, remove: (when) => remove(remover, when) }),
    [service],
  );
}
