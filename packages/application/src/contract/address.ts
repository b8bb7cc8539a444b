import type { Endpoint, Method } from './endpoint.ts';

/**
 * Method and path of a call. The endpoint is known to the type checker only, so that calling it loads no
 * schema.
 */
export interface Address<E extends Endpoint> {
  readonly method: Method;
  readonly path: string;
  readonly endpoint?: E;
}

type Contract = Readonly<Record<string, Endpoint>>;
type Addresses<C extends Contract> = { readonly [Name in keyof C]: Address<C[Name]> };

/**
 * Types the addresses by their contract without importing its schemas. The contract spreads the plain object,
 * because its type cannot depend on itself.
 */
export const calls = <C extends Contract>(addresses: Addresses<C>): Addresses<C> => addresses;
