/** The application's clock, which the sandbox can move forward. */
export interface SandboxTime {
  now(): Date;
  /** Lets what has fallen due happen and waits a while for it; whether all of it has happened. */
  advance(span: number): Promise<boolean>;
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    /** Bound only where no payment provider is configured. */
    readonly sandboxTime: SandboxTime;
  }
}
