import type { Child } from '@nestmates/domain/members/children/child.ts';
import type { ProfileLists } from '@nestmates/domain/members/profiles/options.ts';

export type SeedChild = Pick<Child, 'gender' | 'age'> & Partial<Child> & { readonly name?: string };

/** A named member with all answers of the onboarding. */
export interface SeedMember extends ProfileLists {
  readonly email: string;
  readonly firstName: string;
  readonly state: string;
  readonly city: string;
  readonly zipCode: string;
  readonly age: number;
  readonly bio: string;
  readonly children: readonly SeedChild[];
  readonly plan: 'free' | 'pro' | 'premium' | 'unlocked';
  /** How many days ago the member joined. */
  readonly joinedDaysAgo: number;
}
