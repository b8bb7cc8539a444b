import { slotPhrases } from '@nestmates/domain/members/availability/describe-slots.ts';
import { type KnownMember, knownTo } from '@nestmates/domain/members/people/known-member.ts';
import { slotsFrom } from '@nestmates/domain/members/profiles/columns/availability.ts';
import { mustVerifyEmail } from '@nestmates/domain/platform/access/email-verification.ts';
import { isOnboarded } from '@nestmates/domain/platform/access/progress.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnownNames } from '@nestmates/domain/together/insights/known-names.ts';
import type { MemberTime } from '@nestmates/domain/together/planner/free-times.ts';
import {
  type PlannerCandidate,
  type PlaydateMatch,
  playdateMatches,
  requirePlannable,
} from '@nestmates/domain/together/planner/planner.ts';
import type { MatchFacts } from '../../friends/matching/ports.ts';
import { scoreBetween } from '../../friends/matching/prepare-facts.ts';
import { searchNearby } from '../../friends/matching/search-nearby.ts';
import { chipsOf, nameOf } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { PlaydateMatchView } from './contract.ts';
import { plannedTime } from './planned-time.ts';

/** Many more than the ten that are shown, since not everyone has time in common. */
const maxConnections = 100;
const maxNearby = 50;

/** Finds with whom a member could plan a playdate. */
export class Planner extends useCase(
  'strangers',
  'insightQueries',
  'plannerQueries',
  'memberTimes',
  'verificationPolicy',
  'suggestions',
  'candidates',
  'packing',
  'clock',
) {
  async matches(by: Caller, { suggestions: wanted }: { readonly suggestions: boolean }) {
    const { insightQueries: subjects, suggestions } = this.needs;
    const { children, lists, settings, names } = await subjects.subject(by.id);
    requirePlannable({ children, slots: slotsFrom(lists.availability) });
    const found = await this.#find(by.id);
    const { enabled } = settings;
    const isWritten = enabled && wanted && found.length > 0;
    const texts = isWritten
      ? await suggestions.of(
          by.id,
          found.map(({ match }) => match),
          withNamesOf(found, names),
        )
      : new Map<MemberId, string>();
    return {
      matches: found.map((one) => viewOf(one, texts.get(one.match.memberId) ?? null)),
      enabled,
      author: isWritten ? suggestions.author : null,
    };
  }

  async #find(me: MemberId): Promise<readonly Found[]> {
    const {
      plannerQueries: queries,
      candidates,
      memberTimes: times,
      strangers,
      verificationPolicy,
      clock,
    } = this.needs;
    const connections = await queries.connectionsOf(me, maxConnections);
    const nearby = await searchNearby(this.needs, me, maxNearby);
    const facts = await candidates.visibleFacts(me, [...connections, ...nearby]);
    const now = clock.now();
    const ids = facts.map(({ id }) => id);
    const timeOf = await times.of({ me, ids, connections }, plannedTime(now));
    const factsOf = new Map(facts.map((one) => [one.id, one]));
    const [mine, myTime] = [factsOf.get(me), timeOf.get(me)];
    if (!mine || !myTime) return [];
    const connected = new Set(connections);
    const others = facts.flatMap((other): readonly PlannerCandidate[] => {
      const time = timeOf.get(other.id);
      if (other.id === me || !time || !isOnboarded(other.progress)) return [];
      const viewer = connected.has(other.id) ? 'connection' : 'stranger';
      if (viewer === 'stranger' && mustVerifyEmail(verificationPolicy, other)) return [];
      return [candidateOf(knownTo(viewer, other), time, scoreBetween(viewer, mine, other))];
    });
    const found = playdateMatches({ ...mine, time: myTime }, others, now).flatMap((match) => {
      const other = factsOf.get(match.memberId);
      return other ? [{ match, other }] : [];
    });
    return strangers.within(me, found, ({ match }) => (match.connected ? undefined : match.memberId));
  }
}

interface Found {
  readonly match: PlaydateMatch;
  readonly other: MatchFacts;
}

const candidateOf = (
  { id, children, lifestyleInterests, knownBy }: KnownMember,
  time: MemberTime,
  score: number,
): PlannerCandidate => ({
  memberId: id,
  children,
  lifestyleInterests,
  time,
  connected: knownBy === 'connection',
  score,
});

/** A text that names one of those it is about is refused, too. */
const withNamesOf = (found: readonly Found[], names: KnownNames): KnownNames => ({
  ...names,
  others: [...names.others, ...found.flatMap(({ other }) => other.firstName ?? [])],
});

const viewOf = ({ match, other }: Found, aiSuggestion: string | null): PlaydateMatchView => ({
  user: {
    id: other.id,
    firstName: nameOf(other),
    city: other.city,
    state: other.state,
    profilePhotoUrl: other.profilePhotoUrl,
  },
  connected: match.connected,
  compatibilityScore: match.score,
  children: chipsOf(other.children),
  matchingAvailability: slotPhrases(match.slots),
  sharedInterests: match.sharedInterests,
  aiSuggestion,
  times: match.times.map((time) => time.toISOString()),
});
