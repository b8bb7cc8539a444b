/** Audiences to whom a member's zip can be shown. Everybody else is shown the city alone. */
export const zipAudiences = ['everyone', 'connections', 'nobody'] as const;
export type ZipAudience = (typeof zipAudiences)[number];

export const zipAudienceLabels: Readonly<Record<ZipAudience, string>> = {
  everyone: 'Everyone',
  connections: 'Connections',
  nobody: 'Nobody',
};

/** Compares by the list's order, from the widest to the narrowest. */
export const isWider = (audience: ZipAudience, than: ZipAudience): boolean =>
  zipAudiences.indexOf(audience) < zipAudiences.indexOf(than);
