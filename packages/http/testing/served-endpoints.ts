import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { featureRoutes } from '../src/features.ts';
import type { ServiceSource } from '../src/platform/shared/with-services.ts';

/** Routes take their services when they are called, not when they are listed. */
const withoutServices: ServiceSource = { get: (Service) => Object.create(Service.prototype) };

/** The endpoints that the server mounts, without starting one. */
export const servedEndpoints: readonly Endpoint[] = featureRoutes
  .flatMap((routes) => routes(withoutServices))
  .map(({ endpoint }) => endpoint);
