import { useEffect, useRef } from 'react';

/** What a zip code says of where somebody lives. */
export interface HomeOfZip {
  readonly zip: string;
  readonly state: string;
  readonly city: string;
}

interface HomeFields {
  readonly values: { readonly zipCode: string; readonly state: string; readonly city: string };
  fillIn(home: Pick<HomeOfZip, 'state' | 'city'>): void;
}

/** Fills in state and city once the typed zip is known, unless the member has chosen others. */
export function useHomeOfZip(found: HomeOfZip | undefined, { values, fillIn }: HomeFields): void {
  const filledIn = useRef<HomeOfZip>(undefined);
  const isOwnChoice =
    values.state !== '' &&
    !(values.state === filledIn.current?.state && values.city === filledIn.current.city);
  const fits = found !== undefined && values.zipCode.startsWith(found.zip);
  useEffect(() => {
    if (!found || !fits || isOwnChoice || filledIn.current === found) return;
    filledIn.current = found;
    fillIn(found);
  }, [found, fits, isOwnChoice, fillIn]);
}
