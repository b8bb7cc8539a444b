import { CalendarPlus, Hand } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { HeaderBar } from '../../../../components/layout/HeaderBar.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import { PersonLink } from '../../../members/people/PersonLink.tsx';
import { familyText, nameAndAge } from '../../../members/people/person-text.ts';
import { PhotoCheckedBadge } from '../../../trust/selfie-checks/PhotoChecked.tsx';
import { MemberMenu } from '../../blocks/MemberMenu.tsx';
import { reportOfOther } from '../conversations/report-of-other.ts';
import styles from './ThreadHeader.module.css';
import type { ThreadMember } from './thread-member.ts';

interface ThreadHeaderProps {
  readonly other: ThreadMember | undefined;
  readonly swapHref?: string | undefined;
  readonly onWave?: (() => void) | undefined;
  readonly onBlock?: (() => void) | undefined;
  readonly onUnmatch?: (() => void) | undefined;
}

const swapLabel = 'Request Babysitting Swap';

function Actions({ other, swapHref, onWave, onBlock, onUnmatch }: ThreadHeaderProps) {
  return (
    <>
      {swapHref && (
        <div className={styles.wideOnly}>
          <LinkButton href={swapHref} look="outline" size="small" icon={<CalendarPlus aria-hidden />}>
            {swapLabel}
          </LinkButton>
        </div>
      )}
      {other && (
        <MemberMenu
          name={other.name}
          first={
            onWave && {
              id: 'wave',
              label: `Wave to ${other.name}`,
              icon: <Hand aria-hidden />,
              onSelect: onWave,
            }
          }
          onBlock={onBlock}
          report={reportOfOther(other)}
          onUnmatch={onUnmatch}
        />
      )}
    </>
  );
}

/** Who the conversation is with: on a phone the name and since when, on a wide screen age, children and distance too. */
export function ThreadHeader(props: ThreadHeaderProps) {
  const { other } = props;
  return (
    <HeaderBar
      className={styles.header}
      back={{ href: '/messages', label: 'Messages', besideFrom: 'medium' }}
      actions={<Actions {...props} />}
    >
      {other && (
        <div className={styles.who}>
          <div className={styles.face}>
            <Avatar name={other.name} face={other.face} backdrop={other.backdrop} size="small" decorative />
          </div>
          <div className={styles.identity}>
            <div className={styles.title}>
              <h1 className={styles.name}>
                <PersonLink id={other.userId}>
                  <span className={styles.phoneOnly}>{other.name}</span>
                  <span className={styles.wideOnly}>
                    {nameAndAge({ firstName: other.name, age: other.age })}
                  </span>
                </PersonLink>
              </h1>
              <PhotoCheckedBadge look="icon" at={other.photoCheckedAt} name={other.name} />
            </div>
            <p className={styles.facts}>
              {other.since !== undefined && <span className={styles.since}>{other.since}</span>}
              <span className={styles.more}>{familyText(other)}</span>
            </p>
          </div>
        </div>
      )}
    </HeaderBar>
  );
}
