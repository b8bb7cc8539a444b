interface Entry {
  readonly id: number;
  readonly user: { readonly id: number };
}

/** The entries at which the sentences before a first meeting may stand: the first with each person. */
export function firstMeetings(arranged: readonly Entry[] = []): ReadonlySet<number> {
  const seen = new Set<number>();
  const first = arranged.filter(({ user: { id } }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
  return new Set(first.map(({ id }) => id));
}
