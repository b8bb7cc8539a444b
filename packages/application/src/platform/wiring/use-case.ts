/** What use cases can ask for, by name. Each feature adds its ports beside their interfaces. */
export interface Ports {
  /** A random uuid. */
  readonly newId: () => string;
  /** The address of the app in e-mails; known once the server listens. */
  readonly publicUrl: () => string;
}
export type PortName = keyof Ports;

/** All that features add to one port, as a list. */
export interface Every<Name extends PortName> {
  readonly every: Name;
}
export const every = <Name extends PortName>(name: Name): Every<Name> => ({ every: name });

export type Need = PortName | Every<PortName>;
type SingleOf<One> = One extends PortName ? One : never;
type EveryOf<One> = One extends Every<infer Name> ? Name : never;
export type Needs<One extends Need> = { readonly [Name in SingleOf<One>]: Ports[Name] } & {
  readonly [Name in EveryOf<One>]: readonly Ports[Name][];
};

/** The class that a use case extends: it is given what it names, and nothing else. */
export function useCase<const All extends readonly Need[]>(...needs: All) {
  return class UseCase {
    static readonly needs = needs;
    protected readonly needs: Needs<All[number]>;
    constructor(given: Needs<All[number]>) {
      this.needs = given;
    }
  };
}
