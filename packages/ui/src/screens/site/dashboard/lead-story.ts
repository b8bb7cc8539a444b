/** What the dashboard may open with, each at most once: what is not there is left out. */
export interface LeadFacts<Answer, Plan, Message, Person, Parcel> {
  /** The next plan of today with somebody. */
  readonly today?: Plan | undefined;
  /** The first that waits for the member's answer. */
  readonly answer?: Answer | undefined;
  /** Whether it is a plan, whose time passes while nobody answers. */
  readonly answersPlan?: boolean;
  readonly unread?: Message | undefined;
  /** Undefined while they are looked for. */
  readonly newMothers: readonly Person[] | undefined;
  readonly parcel?: Parcel | undefined;
  /** Whether they have been looked for and there was nobody. */
  readonly nobodyNear?: boolean;
  /** People come before all that waits but plans, for a member whose subscription opens little besides. */
  readonly mothersFirst?: boolean;
}

export type Lead<Answer, Plan, Message, Person, Parcel> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'today'; readonly plan: Plan }
  | { readonly kind: 'unread'; readonly message: Message }
  | { readonly kind: 'new-mothers'; readonly people: readonly Person[] }
  | { readonly kind: 'parcel'; readonly parcel: Parcel }
  | { readonly kind: 'first-step' }
  | { readonly kind: 'nobody-near' }
  | { readonly kind: 'loading' };

/** Fewer are no story of their own. */
const enoughMothers = 3;

/** The one story that the dashboard opens with: what cannot wait comes first, then the people, then the things. */
export function leadStory<Answer, Plan, Message, Person, Parcel>(
  facts: LeadFacts<Answer, Plan, Message, Person, Parcel>,
): Lead<Answer, Plan, Message, Person, Parcel> {
  const { answer, answersPlan = false, today, unread, newMothers, parcel } = facts;
  const { mothersFirst = false, nobodyNear = false } = facts;
  if (mothersFirst && today === undefined && !answersPlan) {
    if (newMothers === undefined) return { kind: 'loading' };
    if (newMothers.length >= enoughMothers) return { kind: 'new-mothers', people: newMothers };
  }
  if (today !== undefined) return { kind: 'today', plan: today };
  if (answer !== undefined) return { kind: 'answer', answer };
  if (unread !== undefined) return { kind: 'unread', message: unread };
  if (newMothers === undefined) return { kind: 'loading' };
  if (newMothers.length >= enoughMothers) return { kind: 'new-mothers', people: newMothers };
  if (parcel !== undefined) return { kind: 'parcel', parcel };
  return { kind: nobodyNear ? 'nobody-near' : 'first-step' };
}
