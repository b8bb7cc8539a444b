/** Also known to ICU, but not to calendar programs. */
const isOutdated = (name: string): boolean => name.startsWith('SystemV/');

/**
 * The one spelling of a time zone: "America/Los_Angeles" for "america/los_angeles", "US/Pacific" and "PST", not all
 * of which Temporal and calendar programs know. Undefined for no name of a time zone; an offset alone does not say
 * when its clocks change.
 */
export function timeZoneName(name: string): string | undefined {
  if (!/^[A-Z]/i.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    return isOutdated(timeZone) ? undefined : timeZone;
  } catch {
    return undefined;
  }
}

export const unknownTimeZone = 'We do not know this time zone';
