import type { ServiceIdentifier } from 'inversify';

/** The key of a dependency that is not a class; its type is that of the port. */
export const port = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Stands for all bindings of a port to which several features add. */
export interface Every<T> {
  readonly serviceIdentifier: ServiceIdentifier<T>;
  readonly isMultiple: true;
}

export const every = <T>(serviceIdentifier: ServiceIdentifier<T>): Every<T> => ({
  serviceIdentifier,
  isMultiple: true,
});
