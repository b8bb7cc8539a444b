import type { ChildChipView, PersonView } from '@nestmates/application/members/people/person-view.ts';
import { Lock } from 'lucide-react';
import { Moment } from '../../../../components/moments/Moment.tsx';
import { MomentCut, MomentPictures } from '../../../../components/moments/MomentPictures.tsx';
import { Portrait } from '../../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import type { MessageAction } from '../MessageButton.tsx';
import { MatchOpeners, type MatchOpenersProps } from './MatchOpeners.tsx';
import { matchOpeners } from './match-openers.ts';
import { celebratesScore, matchSentence } from './match-sentence.ts';

/** A card of the deck, or a connection, of which nothing is known of why the two match. */
export interface Match {
  readonly user: PersonView;
  readonly children: readonly ChildChipView[];
  readonly compatibilityScore: number;
  readonly why?: readonly { readonly words: string }[];
}

export interface MatchMomentProps {
  readonly match: Match;
  /** The member. */
  readonly me: { readonly firstName: string; readonly profilePhotoUrl: string | null };
  readonly message: MessageAction;
  readonly openers: Pick<MatchOpenersProps, 'sent' | 'onSend'>;
  /** "Keep swiping" */
  readonly onward: string;
  onClose(): void;
}

/** Two members are connected: both portraits, their score, why, and first sentences to be sent at once. */
export function MatchMoment({ match, me, message, openers, onward, onClose }: MatchMomentProps) {
  const { user, compatibilityScore: score } = match;
  const isLocked = !('href' in message);
  const write = { label: `Message ${user.firstName}` };
  const goOn = { label: onward };
  return (
    <Moment
      picture={
        <MomentPictures
          eggs={2}
          of={[
            <Portrait
              key="me"
              name={me.firstName}
              face={photoOrInitial(me.profilePhotoUrl)}
              decorative
              eager
            />,
            <Portrait
              key="other"
              name={user.firstName}
              face={photoOrInitial(user.profilePhotoUrl)}
              decorative
              eager
            >
              {celebratesScore(score) && <MomentCut size="large">{score}</MomentCut>}
            </Portrait>,
          ]}
        />
      }
      title={
        <>
          It’s a <em>match</em>
        </>
      }
      description={`${matchSentence(match)}${isLocked ? ' Messages open with Pro.' : ''}`}
      main={isLocked ? goOn : { ...write, href: message.href }}
      quiet={isLocked ? { ...write, icon: <Lock aria-hidden />, onAct: message.onLocked } : goOn}
      onClose={onClose}
    >
      {!isLocked && <MatchOpeners texts={matchOpeners(match)} name={user.firstName} {...openers} />}
    </Moment>
  );
}
