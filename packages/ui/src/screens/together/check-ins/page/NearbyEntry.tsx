import type { NearbyView } from '@nestmates/application/together/check-ins/contract.ts';
import { Hand } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import { MemberMenu } from '../../../friends/blocks/MemberMenu.tsx';
import { type MessageAction, MessageButton } from '../../../friends/connections/MessageButton.tsx';
import { PersonLink } from '../../../members/people/PersonLink.tsx';
import { sinceText } from '../check-in-text.ts';
import styles from './NearbyEntry.module.css';

export interface NearbyEntryProps {
  readonly checkIn: NearbyView;
  readonly now: Date;
  /** Where the reader lives. */
  readonly city: string;
  /** A connection request to the member is being sent. */
  readonly waving: boolean;
  /** Whether a tap is meant for this entry, and not for one that was at its place a moment ago. */
  isIntended(event: MouseEvent, action: 'wave'): boolean;
  message(checkIn: NearbyView): MessageAction;
  onWave(checkIn: NearbyView): void;
  onBlock(checkIn: NearbyView): void;
}

/** A member who is out: where, since when, and the way to wave, by what the member is to the reader. */
export function NearbyEntry(props: NearbyEntryProps) {
  const { checkIn, now, city, waving, isIntended, message, onWave, onBlock } = props;
  const { user, location, relation } = checkIn;
  return (
    <Cluster as="article" gap={3} align="start" wrap={false} aria-label={user.firstName}>
      <Avatar name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} size="medium" decorative />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <PersonLink id={user.id}>{user.firstName}</PersonLink>
        </h3>
        <p className={styles.location}>{checkIn.city === city ? location : `${location}, ${checkIn.city}`}</p>
        <p className={styles.since}>{sinceText(checkIn, now)}</p>
        <div className={styles.wave}>
          {relation === 'connected' && <MessageButton message={message(checkIn)} name={user.firstName} />}
          {relation === 'requested' && <Badge>Request sent</Badge>}
          {(relation === 'none' || relation === 'requested-by') && (
            <Button
              size="small"
              look="outline"
              icon={<Hand aria-hidden />}
              aria-label={`${waving ? 'Waving…' : 'Wave'} to ${user.firstName}`}
              pending={waving}
              pendingLabel="Waving…"
              onClick={(event) => {
                if (isIntended(event, 'wave')) onWave(checkIn);
              }}
            >
              Wave
            </Button>
          )}
          {relation === 'requested-by' && <span className={styles.since}>She would like to connect</span>}
        </div>
      </div>
      <MemberMenu
        name={user.firstName}
        onBlock={() => onBlock(checkIn)}
        report={{
          about: { kind: 'check-in', id: checkIn.id },
          name: 'this check-in',
          member: { userId: user.id, firstName: user.firstName },
          photoUrl: user.profilePhotoUrl,
        }}
      />
    </Cluster>
  );
}
