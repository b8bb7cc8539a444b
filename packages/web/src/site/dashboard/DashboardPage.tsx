import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { longDay } from '@nestmates/ui/dates/date-formats.ts';
import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import { DashboardScreen, type QuickLink } from '@nestmates/ui/screens/site/dashboard/DashboardScreen.tsx';
import type { WaitingMessage } from '@nestmates/ui/screens/site/dashboard/LeadStory.tsx';
import { leadStory } from '@nestmates/ui/screens/site/dashboard/lead-story.ts';
import { type NearbyMother, NewNearYou } from '@nestmates/ui/screens/site/dashboard/NewNearYou.tsx';
import { orderItem } from '@nestmates/ui/screens/site/dashboard/order-item.ts';
import { WaitingList } from '@nestmates/ui/screens/site/dashboard/WaitingList.tsx';
import { canLead, type WaitingItem } from '@nestmates/ui/screens/site/dashboard/waiting-item.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useNearbyMothers } from '../../friends/matching/nearby-mothers.ts';
import { useWaitingMessage } from '../../friends/messages/waiting-message.ts';
import { PastDueBannerContainer } from '../../money/subscriptions/PastDueBannerContainer.tsx';
import { UpgradePromoContainer } from '../../money/subscriptions/UpgradePromoContainer.tsx';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { announceFromBefore } from '../../platform/shared/announce-after-reload.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { WeeklyInsightCardContainer } from '../../together/insights/WeeklyInsightCardContainer.tsx';
import { useMeetSafely } from '../../together/shared-plans/use-meet-safely.tsx';
import { End, Snapshot, Week } from './DashboardParts.tsx';
import { usePlans } from './use-plans.ts';
import { useWaiting } from './use-waiting.ts';

const quickLinks = (opensDay: boolean): readonly QuickLink[] => [
  { label: 'Start Swiping', href: '/browse' },
  {
    label: 'Check In',
    ...(opensDay ? { href: '/check-in' } : { onLocked: () => explainLock({ what: 'check-in' }) }),
  },
  {
    label: 'Calendar',
    ...(opensDay ? { href: '/calendar' } : { onLocked: () => explainLock({ what: 'calendar' }) }),
  },
];

/** A message that stays closed, in the list of what waits. */
const closedMessage = ({ person }: WaitingMessage): WaitingItem => ({
  key: `message-${person.firstName}`,
  kind: 'message',
  of: { person },
  words: 'wrote to you',
  goesOn: true,
  detail: 'Reading and writing come with Pro.',
  href: '/subscribe',
  onLocked: () => explainLock({ what: 'messages' }),
});

const importReturn = () => import('../../money/subscriptions/SubscriptionReturn.tsx');

/** Few visits come back from paying. */
function useSubscriptionReturn(): ComponentType | undefined {
  const [loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!location.search.includes('subscription=success')) return;
    // The dashboard shows the plan also when this fails.
    importWithStyles(importReturn).then(
      ({ SubscriptionReturn }) => setLoaded(() => SubscriptionReturn),
      () => undefined,
    );
  }, []);
  return loaded;
}

function useUnread(): WaitingMessage | undefined {
  const waiting = useWaitingMessage();
  if (!waiting) return undefined;
  const { userId, firstName, profilePhotoUrl, opened } = waiting;
  return {
    person: { firstName: firstName ?? 'Another member', profilePhotoUrl },
    href: opened ? `/messages/${userId}` : undefined,
  };
}

const shownMothers = 6;

/** Faces come first, where anybody near shows one. */
const withPhotosFirst = (mothers: readonly NearbyMother[] | undefined) =>
  mothers?.toSorted((one, other) => Number(!one.profilePhotoUrl) - Number(!other.profilePhotoUrl));

const shownMother = ({ user, compatibilityScore, distance, why }: CardView): NearbyMother => ({
  id: user.id,
  firstName: user.firstName,
  age: user.age,
  profilePhotoUrl: user.profilePhotoUrl,
  score: compatibilityScore,
  distance: distance.label,
  reason: why[0]?.words,
});

export default function DashboardPage() {
  useTitle('Dashboard');
  const { firstName, subscriptionStatus, plan } = useMember();
  const day = useToday();
  useEffect(announceFromBefore, []);
  const SubscriptionReturn = useSubscriptionReturn();
  const { questions, orders, onRetry } = useWaiting();
  const { open: onShare, sheet } = useMeetSafely();
  const plans = usePlans(onShare);
  const { mothers: found, nobodyNear } = useNearbyMothers();
  const mothers = withPhotosFirst(found?.map(shownMother));
  const unread = useUnread();
  const opensInsight = useOpens('weekly insights');
  const answer = questions.find(canLead);
  const lead = leadStory({
    answer,
    answersPlan: answer?.kind === 'swap' || answer?.kind === 'playdate',
    today: plans.today,
    unread,
    newMothers: mothers,
    nobodyNear,
    mothersFirst: plan === 'free',
    parcel: orders.find(({ actions }) => actions.includes('ship')),
  });
  const others = orders.filter((order) => lead.kind !== 'parcel' || order !== lead.parcel);
  const closed = unread && !unread.href && lead.kind !== 'unread' ? [closedMessage(unread)] : [];
  const waiting = [
    ...closed,
    ...questions.filter((question) => lead.kind !== 'answer' || question !== lead.answer),
    ...others.flatMap((order) => orderItem(order) ?? []),
  ];
  return (
    <DashboardScreen
      state={{
        date: longDay.format(day),
        firstName: firstName ?? '',
        subscribedTo: subscriptionStatus === 'active' && plan !== 'free' ? planNames[plan] : undefined,
        lead,
        quickLinks: quickLinks(plan !== 'free'),
        notice: (
          <>
            {SubscriptionReturn && <SubscriptionReturn />}
            {sheet}
            <PastDueBannerContainer />
          </>
        ),
        parts: {
          snapshot: <Snapshot next={lead.kind === 'today' ? undefined : plans.next} />,
          week: <Week plans={plans.week} />,
          waiting: (
            <WaitingList
              items={waiting}
              lead={lead.kind === 'answer' ? lead.answer : undefined}
              allHref="/notifications"
              onRetry={onRetry}
            />
          ),
          nearby: <NewNearYou people={mothers?.slice(0, shownMothers)} />,
          // One offer on the page: that of the plan, or beside a message that is closed.
          insight: opensInsight ? (
            <WeeklyInsightCardContainer />
          ) : (
            (!unread || unread.href) && <UpgradePromoContainer />
          ),
          marketplace: <End part="marketplace" due={mothers !== undefined} />,
          ways: <End part="ways" due={mothers !== undefined} />,
        },
      }}
    />
  );
}
