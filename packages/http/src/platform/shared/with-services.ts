import type { Newable } from 'inversify';

/** Source of the application's services: the container. */
export interface ServiceSource {
  get<Service>(service: Newable<Service>): Service;
}

/** What a feature makes of its services, such as its routes. */
export type FromServices<T> = (source: ServiceSource) => T;

export const withServices =
  <Services extends readonly unknown[], T>(
    classes: { readonly [Nth in keyof Services]: Newable<Services[Nth]> },
    make: (...services: Services) => T,
  ): FromServices<T> =>
  (source) =>
    make(...(classes.map((service) => source.get(service)) as unknown as Services));
