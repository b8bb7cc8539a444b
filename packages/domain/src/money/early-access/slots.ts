interface CodePlaces {
  readonly places: number;
  readonly used: number;
  /** Whether it can be used now. */
  readonly open: boolean;
}

export interface Slots {
  readonly total: number;
  readonly remaining: number;
}

/** The places of all codes. What a code had left when it was closed is not given any more. */
export function slotsOf(codes: readonly CodePlaces[]): Slots {
  const used = codes.reduce((sum, code) => sum + code.used, 0);
  const remaining = codes.reduce(
    (sum, { places, used: taken, open }) => sum + (open ? places - taken : 0),
    0,
  );
  return { total: used + remaining, remaining };
}
