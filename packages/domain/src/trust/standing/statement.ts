import type { DecisionDraft, DecisionKind } from '../cases/decision.ts';
import { isHideable, type Thing, type ThingKind } from '../reports/report.ts';
import { type HouseRuleId, titleOfRule } from '../rules/house-rules.ts';

const restricted: Readonly<Record<DecisionKind, (until: string | undefined) => string>> = {
  dismiss: () => 'Nothing of yours is restricted.',
  warn: () => 'This is a warning. Nothing is restricted.',
  remove: () => 'We have taken down what is named below.',
  limit: (until) =>
    `Your account is limited${until ? ` until ${until}` : ''}: you are not shown to anybody new. What you have with those you know goes on.`,
  suspend: (until) =>
    `Your account is suspended${until ? ` until ${until}` : ''}: nothing of yours is shown, and you can open only your standing, your orders and your account.`,
  ban: () =>
    'Your account is closed for good: nothing of yours is shown, and you can open only your standing, your orders and your account.',
};

const thingWords: Readonly<Record<ThingKind, string>> = {
  member: 'your profile',
  photo: 'a photo of yours',
  message: 'a message of yours',
  'check-in': 'a check-in of yours',
  swap: 'a babysitting swap',
  playdate: 'a playdate',
  listing: 'a listing of yours',
  shop: 'your shop',
  review: 'a review of yours',
  order: 'an order',
};

export const wordsOfThing = (kind: ThingKind): string => thingWords[kind];

/** A swap, a playdate and an order are between two: to name one would say who has reported it. */
export const isNamedToMember = ({ kind }: Pick<Thing, 'kind'>): boolean =>
  kind === 'member' || isHideable({ kind });

/**
 * Whether it is called by its title, too, which tells it apart from others of its kind. The words of a message would say
 * to whom it was written, who alone can have reported it; the member has one name and is shown with one photo.
 */
export const isTitledToMember = ({ kind }: Pick<Thing, 'kind'>): boolean =>
  isNamedToMember({ kind }) && !['message', 'member', 'photo'].includes(kind);

/** Subject of the e-mail; what was decided is for whoever opens it. */
export const statementSubject = 'We have decided something about your account';

/**
 * What the member is told, in the same words for the e-mail, the page and the preview. Never who reported, nor how
 * many, nor when.
 */
export function statementOf(
  {
    decision,
    rule,
    words,
    things,
  }: Pick<DecisionDraft, 'decision' | 'words'> & {
    readonly rule: HouseRuleId;
    readonly things: readonly { readonly kind: ThingKind }[];
  },
  { until, appealUntil }: { readonly until: string | undefined; readonly appealUntil: string },
): readonly string[] {
  const facts = [...new Set(things.filter(isNamedToMember).map(({ kind }) => wordsOfThing(kind)))];
  return [
    restricted[decision](until),
    `It is about this house rule: “${titleOfRule(rule)}”.`,
    ...(facts.length > 0 ? [`It rests on ${facts.join(', ')}.`] : []),
    words,
    `A person has decided this, not a machine. If you see it differently, you can appeal until ${appealUntil}; another person looks at it where there is one.`,
  ];
}
