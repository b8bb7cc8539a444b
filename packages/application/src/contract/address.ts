import type { Endpoint, Method } from './endpoint.ts';

/** Where a call goes. Only the type checker knows which endpoint that is, so no schema is loaded to call it. */
export interface Address<E extends Endpoint> {
  readonly method: Method;
  readonly path: string;
  readonly endpoint?: E;
}

type Contract = Readonly<Record<string, Endpoint>>;
type Addresses<C extends Contract> = { readonly [Name in keyof C]: Address<C[Name]> };

/**
 * A contract as a page calls it: all of its types and none of its schemas. The plain addresses are there for the
 * contract to spread, since its type cannot be made of itself.
 */
export const calls = <C extends Contract>(addresses: Addresses<C>): Addresses<C> => addresses;
