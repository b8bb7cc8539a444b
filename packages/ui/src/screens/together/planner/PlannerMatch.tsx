import type { PlaydateMatchView } from '@nestmates/application/together/planner/contract.ts';
import { type Author, authorLabels } from '@nestmates/domain/together/insights/insight.ts';
import { CalendarPlus, Check, UserPlus } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { MemberMenu } from '../../friends/blocks/MemberMenu.tsx';
import { MatchPercent } from '../../friends/reasons/MatchPercent.tsx';
import { ChildChips } from '../../members/people/ChildChips.tsx';
import { PersonLink } from '../../members/people/PersonLink.tsx';
import { reportOfMember } from '../../trust/reports/report-context.ts';
import { shortTime } from '../playdates/playdate-text.ts';
import styles from './PlannerMatch.module.css';

/** What the member has done about a result. */
export type PlannerMatchStep = 'open' | 'sending' | 'done';

export interface PlannerMatchProps {
  readonly match: PlaydateMatchView;
  readonly author: Author | null;
  readonly step: PlannerMatchStep;
  /** Suggests a playdate to a connection, and asks anybody else to connect. */
  onAct(match: PlaydateMatchView): void;
}

function Action({ match, step, onAct }: Omit<PlannerMatchProps, 'author'>) {
  const { user, connected } = match;
  if (step === 'done') {
    return (
      <p className={styles.done} role="status">
        <Check aria-hidden />
        {connected ? 'Playdate suggested.' : 'Request sent.'}
        {connected && <TextLink href="/playdates">See your playdates</TextLink>}
      </p>
    );
  }
  const label = connected ? `Suggest a Playdate to ${user.firstName}` : `Connect with ${user.firstName}`;
  return (
    <Button
      look={connected ? 'main' : 'outline'}
      icon={connected ? <CalendarPlus aria-hidden /> : <UserPlus aria-hidden />}
      pending={step === 'sending'}
      pendingLabel="Sending…"
      aria-label={step === 'sending' ? undefined : label}
      onClick={() => onAct(match)}
    >
      {connected ? 'Suggest a Playdate' : 'Connect'}
    </Button>
  );
}

/** A member with whom a playdate can be planned: what the two have in common, and an idea for it. */
export function PlannerMatch({ match, author, step, onAct }: PlannerMatchProps) {
  const { user, children, matchingAvailability, sharedInterests, aiSuggestion, times } = match;
  const place = [user.city, user.state].filter(Boolean).join(', ');
  return (
    <article className={styles.match} aria-label={user.firstName}>
      <div className={styles.lead}>
        <Avatar name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} size="large" decorative />
        <div className={styles.identity}>
          <h2 className={styles.name}>
            <PersonLink id={user.id}>{user.firstName}</PersonLink>
          </h2>
          <p className={styles.place}>{place}</p>
        </div>
        <MatchPercent score={match.compatibilityScore} />
        <MemberMenu name={user.firstName} report={reportOfMember(user)} />
      </div>
      <ChildChips childChips={children} />
      <div>
        <Action match={match} step={step} onAct={onAct} />
      </div>
      {aiSuggestion !== null && (
        <figure className={styles.suggestion}>
          <blockquote>{aiSuggestion}</blockquote>
          {author && <figcaption>{authorLabels[author]}</figcaption>}
        </figure>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>Both free</dt>
          <dd>{matchingAvailability.join(', ')}</dd>
        </div>
        {sharedInterests.length > 0 && (
          <div>
            <dt>Shared interests</dt>
            <dd>{sharedInterests.join(', ')}</dd>
          </div>
        )}
        {times.length > 0 && (
          <div>
            <dt>Next times</dt>
            {times.map((time) => (
              <dd key={time}>{shortTime(time)}</dd>
            ))}
          </div>
        )}
      </dl>
    </article>
  );
}
