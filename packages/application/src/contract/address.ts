import type { Endpoint, Method } from './endpoint.ts';

/** Where a call goes. Only the type checker knows which endpoint that is, so no schema is loaded to call it. */
export interface Address<E extends Endpoint> {
  readonly method: Method;
  readonly path: string;
  readonly endpoint?: E;
}

/**
 * A contract as a page calls it: all of its types and none of its schemas. Each feature has its addresses under two
 * names, plain for the contract to spread and of this type for pages to call, since a type cannot be made of itself.
 */
export type Addresses<Contract extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Contract]: Address<Contract[Name]>;
};
