/** Durations are in milliseconds. */
export const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => seconds(60) * n;
export const hours = (n: number): number => minutes(60) * n;
export const days = (n: number): number => hours(24) * n;

export const later = (at: Date, span: number): Date => new Date(at.getTime() + span);
