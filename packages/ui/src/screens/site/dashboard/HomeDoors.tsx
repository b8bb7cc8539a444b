import {
  HeartHandshake,
  Lock,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Puzzle,
  SlidersHorizontal,
  UserRound,
  WandSparkles,
} from 'lucide-react';
import { Link } from '../../../components/actions/Link.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import styles from './HomeDoors.module.css';

export interface HomeDoorsProps {
  /** Undefined while they are counted. */
  readonly unread: number | undefined;
  readonly connections: number | undefined;
  /** Set for a Free member: says why messages do not open. */
  readonly onLockedMessages?: (() => void) | undefined;
  /** Whether the member's plan has the planner, and with it the insight, which has a place of its own. */
  readonly planner: 'open' | 'locked';
  readonly zipCode: string | null;
  /** Undefined while they are read, or where they were not. */
  readonly kids: number | undefined;
  readonly checkedInAt?: string | undefined;
}

/** Leads nowhere without `href` and `onLocked`. */
interface DoorProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly note?: string | undefined;
  readonly href?: string;
  readonly onLocked?: (() => void) | undefined;
}

function Door({ icon: Icon, title, note, href, onLocked }: DoorProps) {
  const content = (
    <>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.text}>
        {title} <span className={styles.note}>{note}</span>
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      {href !== undefined ? (
        <Link className={styles.door} href={href}>
          {content}
        </Link>
      ) : onLocked ? (
        <button type="button" className={styles.door} data-locked onClick={onLocked}>
          {content}
        </button>
      ) : (
        <p className={styles.door} data-locked>
          {content}
        </p>
      )}
    </li>
  );
}

const counted = (count: number | undefined, words: string) =>
  count === undefined ? undefined : count === 0 ? `No ${words}` : `${count} ${words}`;

const kidsInWords = (kids: number | undefined) =>
  kids === undefined ? [] : [kids === 1 ? '1 kid' : `${kids} kids`];

/** The ways on from the dashboard, each with a line of what is behind it. */
export function HomeDoors(props: HomeDoorsProps) {
  const { unread, connections, onLockedMessages, planner, zipCode, kids, checkedInAt } = props;
  const profile = [...(zipCode ? [`Zip ${zipCode}`] : []), ...kidsInWords(kids)].join(', ');
  return (
    <section aria-label="More">
      <ul className={styles.doors}>
        {onLockedMessages ? (
          <Door icon={Lock} title="Messages" note="Comes with Pro" onLocked={onLockedMessages} />
        ) : (
          <Door icon={MessageCircle} title="Messages" note={counted(unread, 'unread')} href="/messages" />
        )}
        <Door
          icon={HeartHandshake}
          title="Matches"
          note={connections === 1 ? '1 connection' : counted(connections, 'connections')}
          href="/matches"
        />
        {planner === 'open' && (
          <Door icon={WandSparkles} title="Smart Playdate Planner" href="/playdate-planner" />
        )}
        <Door icon={Puzzle} title="Playdates" href="/playdates" />
        <Door icon={SlidersHorizontal} title="Mommy AI Settings" href="/dashboard/mommy-ai" />
        <Door icon={UserRound} title="Edit Profile" note={profile} href="/edit-profile" />
        {checkedInAt !== undefined && (
          <Door icon={MapPin} title={checkedInAt} note="Currently checked in" href="/check-in" />
        )}
        {planner === 'locked' && (
          <>
            <Door icon={Lock} title="Mommy AI Weekly Insight" note="Premium only" />
            <Door
              icon={Lock}
              title="Smart Playdate Planner"
              note="This feature is for Premium members only."
            />
          </>
        )}
      </ul>
      {planner === 'locked' && (
        <div className={styles.unlock}>
          <TextLink href="/subscribe">Upgrade to Unlock</TextLink>
        </div>
      )}
    </section>
  );
}
