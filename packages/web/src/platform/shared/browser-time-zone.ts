/** The clock of this browser: events are entered and shown by it. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
