import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { Heart, MessageSquareText, WandSparkles } from 'lucide-react';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import type { Face } from '../../../drawings/face.ts';
import { locationText, nameAndAge } from '../../members/people/person-text.ts';
import { type MenuItem, menuGroups } from '../shell/menu/menu.ts';
import { type ShellActions, ShellLink } from '../shell/menu/ShellLink.tsx';
import styles from './MeScreen.module.css';

export interface MeScreenProps extends ShellActions {
  readonly firstName: string;
  readonly age: number | null;
  readonly zipCode: string | null;
  readonly face: Face;
  readonly plan: PlanId;
  /** Left out until it is known. */
  readonly kids: number | undefined;
  readonly items: readonly MenuItem[];
  /** Whether the questions that onboarding left for later are all unanswered. */
  readonly hasMoreToTell?: boolean;
  /** Whether the plan opens the planner. */
  readonly planner: 'open' | 'locked';
  readonly onFeedback: () => void;
}

/** What the page has besides the links of the side menu: at the end of their groups, Feedback before Logout. */
const extras = (planner: MeScreenProps['planner']): readonly MenuItem[] => [
  {
    id: 'planner',
    label: 'Planner',
    icon: WandSparkles,
    href: '/playdate-planner',
    group: 'plan',
    locked: planner === 'locked',
  },
  { id: 'favourites', label: 'Favourites', icon: Heart, href: '/favourites', group: 'market' },
  { id: 'feedback', label: 'Feedback', icon: MessageSquareText, group: 'you' },
];

const kidsText = (kids: number) => (kids === 1 ? '1 kid' : `${kids} kids`);

/** The menu as a page, the last tab: who is logged in, and everything that there is, in four groups. */
export function MeScreen({ items, planner, onLocked, onLogout, onFeedback, ...member }: MeScreenProps) {
  const all = [...items.slice(0, -1), ...extras(planner), ...items.slice(-1)];
  return (
    <Page className={styles.page} title="Me">
      <Who {...member} />
      <nav className={styles.groups} aria-label="Everything">
        {Object.entries(menuGroups).map(([group, title]) => (
          <section key={group}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.cells}>
              {all
                .filter((item) => item.group === group)
                .map((item) => (
                  <li key={item.id} className={styles.cell}>
                    <ShellLink
                      item={item}
                      look="cell"
                      onLocked={onLocked}
                      onPress={item.id === 'feedback' ? onFeedback : onLogout}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </Page>
  );
}

type WhoProps = Pick<
  MeScreenProps,
  'firstName' | 'age' | 'zipCode' | 'face' | 'plan' | 'kids' | 'hasMoreToTell'
>;

function Who({ firstName, age, zipCode, face, plan, kids, hasMoreToTell }: WhoProps) {
  const facts = [zipCode && locationText(zipCode), kids !== undefined && kidsText(kids)].filter(Boolean);
  return (
    <div className={styles.who}>
      <div className={styles.face}>
        <Portrait name={firstName} face={face} decorative />
      </div>
      <div className={styles.identity}>
        <p className={styles.name}>{nameAndAge({ firstName, age })}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {hasMoreToTell && <TextLink href="/edit-profile/parenting">Add what you enjoy</TextLink>}
      </div>
      <div className={styles.plan}>
        {plan === 'free' ? (
          <TextLink href="/subscribe">View Plans</TextLink>
        ) : (
          <Badge tone="berry">{plan === 'pro' ? 'Pro Member' : 'Premium Member'}</Badge>
        )}
      </div>
    </div>
  );
}
