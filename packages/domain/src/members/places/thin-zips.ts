/**
 * A zip in which so few people live that it would nearly tell who somebody is. We have no number of residents by
 * zip; where zips lie far apart, few people live in each of them.
 */
export const thinZip = { fewerZips: 3, withinKm: 25 } as const;

export const isThin = (zipsNearby: number): boolean => zipsNearby < thinZip.fewerZips;
