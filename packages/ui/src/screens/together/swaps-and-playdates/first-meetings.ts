interface Entry {
  readonly id: number;
  readonly user: { readonly id: number };
}

/**
 * The entries at which the sentences before a first meeting stand: the first with each person whom the member has not
 * met yet.
 */
export function firstMeetings<E extends Entry>(
  arranged: readonly E[] = [],
  met: readonly Pick<Entry, 'user'>[] = [],
): ReadonlySet<number> {
  const known = new Set(met.map(({ user }) => user.id));
  const first = arranged.filter(({ user: { id } }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
  return new Set(first.map(({ id }) => id));
}
