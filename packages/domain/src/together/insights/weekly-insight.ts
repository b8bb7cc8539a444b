import { DomainError } from '../../platform/shared/errors.ts';
import { hashOf } from '../../platform/shared/hash.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { days, later } from '../../platform/shared/time.ts';

/** "2026-W47": the ISO week, from Monday to Sunday, in UTC. */
export type IsoWeek = string;

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** ISO 8601 counts a week to the year of its Thursday. */
const thursdayOf = (at: Date): Date => later(at, days(3 - ((at.getUTCDay() + 6) % 7)));

export function isoWeek(at: Date): IsoWeek {
  const thursday = thursdayOf(at);
  const year = thursday.getUTCFullYear();
  const daysOfYear = (thursday.getTime() - Date.UTC(year, 0, 1)) / days(1);
  return `${year}-W${String(1 + Math.floor(daysOfYear / 7)).padStart(2, '0')}`;
}

/** The Monday of a week, at midnight in UTC. */
export function mondayOf(week: IsoWeek): Date {
  const [year = 0, number = 1] = week.split('-W').map(Number);
  const fourthOfJanuary = new Date(Date.UTC(year, 0, 4));
  return later(thursdayOf(fourthOfJanuary), days(7 * (number - 1) - 3));
}

/** The northern hemisphere's season, the same from Monday to Sunday. */
export const seasonOf = (at: Date): Season =>
  seasons[Math.floor(((thursdayOf(at).getUTCMonth() + 1) % 12) / 3)] ?? 'winter';

/** How often the insight of a week may be written again. */
export const maxRegenerations = 2;

export const regenerationsLeft = (regenerations: number): number =>
  Math.max(0, maxRegenerations - regenerations);

export function requireRegenerationLeft(regenerations: number): void {
  if (regenerationsLeft(regenerations) > 0) return;
  throw new DomainError(
    'conflict',
    'NO_REGENERATION_LEFT',
    'You have written this week’s insight anew twice. The next one comes on Monday.',
  );
}

/**
 * The number that a writer's choices are drawn from: the same for one member, week and regeneration. It does not
 * tell who that is.
 */
export const variationOf = (memberId: MemberId, week: IsoWeek, regenerations: number): number =>
  hashOf(`${memberId}/${week}/${regenerations}`);
