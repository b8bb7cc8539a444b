/** The zone that a page is rendered in on the server; a browser has one for all that it shows. */
let rendered: string | undefined;

/** Renders in that zone, which has to be the process's own meanwhile. The work must not wait for anything. */
export function inTimeZone<Result>(zone: string, work: () => Result): Result {
  rendered = zone;
  try {
    return work();
  } finally {
    rendered = undefined;
  }
}

/** Formats by the clock that the page is shown with; a formatter of Intl keeps the zone that it is made in. */
export function localFormat(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return {
    format(date: Date): string {
      const format = made.get(rendered) ?? new Intl.DateTimeFormat('en-US', options);
      made.set(rendered, format);
      return format.format(date);
    },
  };
}
