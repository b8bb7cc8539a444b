import { retention } from '../../platform/retention/retention.ts';
import { notFound } from '../../platform/shared/errors.ts';
import { later, minutes } from '../../platform/shared/time.ts';

/** One thing that a child must not have. */
export interface Allergy {
  /** What the child reacts to. */
  readonly what: string;
  /** How it shows. */
  readonly shows: string;
  /** What to do then. */
  readonly do: string;
}

/** What somebody who looks after a child has to know; texts may be empty. */
export interface SitterCard {
  readonly allergies: readonly Allergy[];
  readonly medicines: string;
  readonly doctor: string;
  readonly notes: string;
  /** Who else may pick the child up. */
  readonly pickup: string;
}

export const sitterCardRule = {
  maxAllergies: 20,
  tooManyAllergies: 'You can add up to 20 allergies',
  noAllergy: 'Please say what it is, or remove the entry',
  maxWhat: 100,
  longWhat: 'This must be 100 characters or fewer',
  maxText: 500,
  longText: 'This must be 500 characters or fewer',
  maxNotes: 1000,
  longNotes: 'Notes must be 1000 characters or fewer',
} as const;

export const emptyCard: SitterCard = { allergies: [], medicines: '', doctor: '', notes: '', pickup: '' };

/** Saving an empty card removes it. */
export const isEmptyCard = ({ allergies, medicines, doctor, notes, pickup }: SitterCard): boolean =>
  allergies.length === 0 && [medicines, doctor, notes, pickup].every((text) => text === '');

export const childNotFound = () => notFound('We could not find this child.');

const openingEvery = minutes(1);

/** Openings are told to the minute, and those of one minute are one. */
export const openingAt = (now: Date): Date => new Date(now.getTime() - (now.getTime() % openingEvery));

/** What is older is not told any more, and removed. */
export const openingsSince = (now: Date): Date => later(now, -retention.cardOpenings.keptFor);
