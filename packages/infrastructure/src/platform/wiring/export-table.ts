import type { SealedKind } from '@nestmates/application/platform/encryption/encryption.ts';

/** Why something that is stored of a member is not in the file that the member takes along. */
export const reasonsLeft = {
  key: 'A number or name by which we or a provider refer to something.',
  secret: 'A password, a link or a code: whoever found the file could use it.',
  digest: 'A keyed digest, out of which nobody can read anything.',
  elsewhere: 'Worked out from what is in the file, or in it in another place.',
  others: 'About somebody else, or it would tell who has reported, blocked or decided.',
  process: 'How far a job, a payment or an e-mail has got.',
  passing: 'Gone by itself within a month.',
  books: 'Books of the operator, which say of a member only what the orders and plans say.',
  office: 'Notes of administrators for their own work.',
  provider: 'It stands for a provider, in a trial: the provider has it.',
} as const;

export type ReasonLeft = keyof typeof reasonsLeft;

/** What of the tables of a feature a member takes along, and why the rest stays here. */
export interface FeatureExport {
  /** A statement about `:memberId` for each section of the file. */
  readonly sections?: Readonly<Record<string, string>>;
  /** By sections: what their fields `sealed` are, which are encrypted for the rows `sealed_id`. */
  readonly sealed?: Readonly<Record<string, SealedKind>>;
  /** By tables: why their columns are in no section, all of them or those that the text names. */
  readonly left?: Readonly<Record<string, ReasonLeft | Readonly<Partial<Record<ReasonLeft, string>>>>>;
}
