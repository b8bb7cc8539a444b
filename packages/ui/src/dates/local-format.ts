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

/** A format takes 30 KB, and a browser says what its zone is: those of last are kept, all of a dozen zones. */
const formatsKept = 300;
const made = new Map<string, Intl.DateTimeFormat>();

/** Formats by the clock that the page is shown with; a formatter of Intl keeps the zone that it is made in. */
export function localFormat(options: Intl.DateTimeFormatOptions) {
  const name = JSON.stringify(options);
  return {
    format(date: Date): string {
      const key = `${rendered} ${name}`;
      const format = made.get(key) ?? new Intl.DateTimeFormat('en-US', options);
      // The format of last comes to the end.
      made.delete(key);
      made.set(key, format);
      if (made.size > formatsKept) made.delete([...made.keys()][0] ?? '');
      return format.format(date);
    },
  };
}
