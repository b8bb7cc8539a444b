import type { AdminMemberView } from '@nestmates/application/office/members/contract.ts';
import type { SharingAccountView } from '@nestmates/application/office/same-person/contract.ts';
import { maxMoves } from '@nestmates/domain/members/places/home-moves.ts';
import type { PartingWord } from '@nestmates/domain/office/same-person/same-person.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { dateText, momentText } from '../admin/moment-text.ts';
import { AuditTable } from '../audit/AuditTable.tsx';
import styles from './AdminMembers.module.css';
import { MemberBadges } from './MemberBadges.tsx';
import { MemberOrders } from './MemberOrders.tsx';
import { MemberPayouts } from './MemberPayouts.tsx';
import { MemberSharing, type MemberSharingState } from './MemberSharing.tsx';
import { MemberTrust } from './MemberTrust.tsx';
import { fullName, placeOf } from './member-text.ts';

export type AdminMemberState =
  | AdminUnreadyState
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'ready';
      readonly member: AdminMemberView;
      readonly lifting?: boolean | undefined;
      /** Lets the member change the home again. */
      onLiftMoves(): void;
      /** Holds what is released to the member, or lifts that. */
      onPayouts(): void;
      readonly sharing: MemberSharingState;
      /** Says of another account that it is not the same person, or takes that back. */
      onParting(account: SharingAccountView, word: PartingWord): void;
    };

type Ready = Extract<AdminMemberState, { kind: 'ready' }>;

const factsOf = (member: AdminMemberView): readonly (readonly [string, string])[] => [
  ['Name', fullName(member) ?? 'Not provided'],
  ['Place', placeOf(member) ?? 'Not provided'],
  ['Member since', momentText(member.createdAt)],
  ['Email verified', member.emailVerifiedAt ? momentText(member.emailVerifiedAt) : 'Not yet'],
  ['Onboarding', member.onboarded ? 'Complete' : 'Not complete'],
  ['Early access', earlyAccessOf(member)],
  ['Children', String(member.counts.children)],
  ['Connections', String(member.counts.connections)],
  ['Swaps', String(member.counts.swaps)],
  ['Feedback', String(member.counts.feedback)],
];

function earlyAccessOf({ hasUnlocked, unlockedVia, unlockedAt }: AdminMemberView): string {
  if (!hasUnlocked) return 'None';
  const by = unlockedVia ? `By ${unlockedVia}` : 'Without a code';
  return unlockedAt ? `${by}, ${dateText(unlockedAt)}` : by;
}

/** Those of one device and day are one line. */
function alike(sessions: AdminMemberView['sessions']) {
  const lines = Map.groupBy(sessions, ({ device, lastSeenOn }) => `${device} ${lastSeenOn}`);
  return [...lines.values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, count: same.length })),
  );
}

function Sessions({ sessions }: Pick<AdminMemberView, 'sessions'>) {
  return (
    <section aria-label="Sessions">
      <SectionHeading>Sessions</SectionHeading>
      {sessions.length === 0 ? (
        <p className={styles.quiet}>She is signed in nowhere.</p>
      ) : (
        <ul className={styles.sessions}>
          {alike(sessions).map(({ device, lastSeenOn, count }) => (
            <li key={`${device} ${lastSeenOn}`}>
              {count > 1 ? `${device} (${count} times)` : device}
              <span className={styles.quiet}>Last used on {dateText(`${lastSeenOn}T12:00`)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How often the home may still change, and the way to let the member move again. */
function Moves({ member: { moves, firstName }, lifting = false, onLiftMoves }: Ready) {
  return (
    <section aria-label="Home">
      <SectionHeading>Home</SectionHeading>
      <p className={styles.quiet}>
        {moves.again === null
          ? `Her home may change ${times[moves.left]} within 30 days.`
          : `Her home has changed three times in 30 days, and may change again on ${dateText(moves.again)}.`}
      </p>
      {moves.left < maxMoves && (
        <Button look="outline" size="small" pending={lifting} pendingLabel="Lifting…" onClick={onLiftMoves}>
          {`Let ${firstName ?? 'her'} move again`}
        </Button>
      )}
    </section>
  );
}

const times: Readonly<Record<number, string>> = { 1: 'once more', 2: 'twice more', 3: 'three times' };

function Member(state: Ready) {
  const { member } = state;
  return (
    <div className={styles.record}>
      <div className={styles.head}>
        <h2 className={styles.email}>{member.email}</h2>
        <div className={styles.badges}>
          <MemberBadges member={member} />
        </div>
      </div>
      <div className={styles.columns}>
        <dl className={styles.facts}>
          {factsOf(member).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.beside}>
          <Sessions sessions={member.sessions} />
          <Moves {...state} />
          <MemberPayouts member={member} onPayouts={state.onPayouts} />
          <MemberSharing state={state.sharing} onParting={state.onParting} />
        </div>
      </div>
      <section aria-label="Orders">
        <SectionHeading>Orders</SectionHeading>
        <MemberOrders orders={member.orders} />
      </section>
      <section aria-label="Standing">
        <SectionHeading>Standing</SectionHeading>
        <MemberTrust trust={member.trust} />
      </section>
      <section aria-label="Audit">
        <SectionHeading>What administrators have done</SectionHeading>
        {member.audit.length === 0 ? (
          <p className={styles.quiet}>Nothing yet.</p>
        ) : (
          <div className={styles.table}>
            <AuditTable entries={member.audit} />
          </div>
        )}
      </section>
      <p className={styles.quiet}>
        Her access, data and password are reset at{' '}
        <TextLink href="/admin-early-access">Early Access Management</TextLink>.
      </p>
    </div>
  );
}

function Content({ state }: { readonly state: AdminMemberState }) {
  switch (state.kind) {
    case 'ready':
      return <Member {...state} />;
    case 'not-found':
      return (
        <EmptyState
          scene="lost"
          title="There is no such member"
          action={<LinkButton href="/admin/members">Back to Members</LinkButton>}
        >
          She may have deleted her account.
        </EmptyState>
      );
    default:
      return <AdminUnready state={state} what="this member" />;
  }
}

/** What administrators may know of a member: no child's name, and no word of a message. */
export const AdminMemberScreen = ({ state }: { readonly state: AdminMemberState }) => (
  <AdminPage current="members" title="Member">
    <Content state={state} />
  </AdminPage>
);
