import type { HandledKind } from '@nestmates/application/money/payments/provider-event-handler.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

/** Lets a service look at what has changed at the payment provider; `handle` gets the id of it and the provider's name. */
export function onProviderEvent<Service>(
  bind: Bind,
  kind: HandledKind,
  service: ServiceIdentifier<Service>,
  handle: (service: Service, subjectId: string, provider: string) => Promise<unknown>,
): void {
  bind(port('providerEventHandlers')).toResolvedValue(
    (handler: Service) => ({
      kind,
      handle: async (...subject) => void (await handle(handler, ...subject)),
    }),
    [service],
  );
}

declare module '@nestmates/application/platform/wiring/use-case.ts' {
  interface Ports {
    readonly sandboxTaxBasisPoints: number;
  }
}
