import type { NotificationsView } from '@nestmates/application/members/notification-settings/contract.ts';
import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import type { AccountValues } from '@nestmates/ui/screens/members/accounts/account-values.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paymentAccountQuery } from '../../money/payments/payment-account-query.ts';
import { ownSubscriptionQuery } from '../../money/subscriptions/own-subscription-query.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useMember } from '../../platform/session/session.ts';
import { useTheme } from '../../platform/shared/theme.ts';
import { writtenCardsQuery } from '../../together/sitter-cards/sitter-card-queries.ts';
import { planPayment } from './plan-payment.ts';

const kindsOfEmails = ({ push: _, ...kinds }: NotificationsView): readonly boolean[] => Object.values(kinds);

function emailsOf(view: NotificationsView | undefined): AccountValues['emails'] {
  if (!view) return undefined;
  const kinds = kindsOfEmails(view);
  return { on: kinds.filter(Boolean).length, all: kinds.length };
}

/** What changes without an event is read with every visit. */
const fresh = { staleTime: 0 } as const;

/** How each setting of the account stands. What fails to load is left out: its own page says so. */
export function useAccountValues(deletedAt: string | undefined): AccountValues {
  const member = useMember();
  const { email, emailVerified, firstName, lastName, plan, selfieChecks } = member;
  const [theme] = useTheme();
  const change = useQuery({ ...readQuery('get /api/account/email'), ...fresh });
  const twoStep = useQuery({ ...readQuery('get /api/account/totp'), ...fresh });
  const passkeys = useQuery({ ...readQuery('get /api/account/passkeys'), ...fresh });
  const sessions = useQuery({ ...readQuery('get /api/account/sessions'), ...fresh });
  const notifications = useQuery(readQuery('get /api/account/notifications'));
  const blocked = useInfiniteQuery(listQuery('get /api/blocks'));
  const cards = useQuery(writtenCardsQuery);
  const exports = useQuery({ ...readQuery('get /api/account/exports'), ...fresh });
  const hasAccount = member.stripeAccountId !== null;
  const payments = useQuery({ ...paymentAccountQuery, enabled: !hasAccount });
  const { data: own } = useQuery(ownSubscriptionQuery);
  const subscription = own?.subscription;
  const plans = useQuery({ ...readQuery('get /api/plans'), enabled: subscription != null });
  const paid = plans.data?.find(({ id }) => id === subscription?.plan);

  function twoStepValue(): AccountValues['twoStep'] {
    if (!twoStep.data) return undefined;
    if (twoStep.data.onSince !== null) return 'on';
    return member.mustUseSecondFactor ? 'needed' : 'off';
  }

  return {
    email,
    emailVerified,
    waitingEmail: change.data?.waiting?.email,
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    credentialsChangedAt: member.credentialsChangedAt,
    twoStep: twoStepValue(),
    passkeys: passkeys.data?.length,
    devices: sessions.data?.length,
    plan: planNames[plan],
    hasPayments: hasAccount || (payments.data?.kept ?? 0) > 0,
    payment: subscription ? planPayment(subscription, paid?.priceCents) : undefined,
    zipShownTo: member.zipShownTo,
    paused: member.paused,
    planAroundCalendar: member.planAroundCalendar,
    photoCheckedAt: selfieChecks === 'off' ? undefined : member.photoCheckedAt,
    sitterCards: cards.data?.length,
    blocked: blocked.data && { count: blocked.data.items.length, hasMore: !blocked.data.complete },
    theme,
    emails: emailsOf(notifications.data),
    data: exports.data?.[0]?.state,
    deletedAt,
  };
}
