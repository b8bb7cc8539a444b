/** What an operator has to look at, because it has failed for good: a line of the log. */
export interface Alerts {
  raise(alert: string, facts: Readonly<Record<string, string | number>>): void;
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    readonly alerts: Alerts;
  }
}
