import type { ChildChipView, PersonView } from '@nestmates/application/members/people/person-view.ts';
import { Moment } from '../../../../components/moments/Moment.tsx';
import { MomentFacts } from '../../../../components/moments/MomentFacts.tsx';
import { MomentCut, MomentPictures } from '../../../../components/moments/MomentPictures.tsx';
import { Portrait } from '../../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import { actionsOfFreeMatch, factsOfFreeMatch, type MatchWave } from './free-match.tsx';
import styles from './MatchOpeners.module.css';
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
  /** The thread with the other; undefined where the plan of the member opens no messages. */
  readonly messageHref: string | undefined;
  readonly openers: Pick<MatchOpenersProps, 'sent' | 'onSend'>;
  readonly wave: MatchWave;
  /** "Keep swiping" */
  readonly onward: string;
  onClose(): void;
}

/**
 * Two members are connected: both portraits, their score, why, and first sentences to be sent at once, or what each can do
 * where the member cannot write.
 */
export function MatchMoment({ match, me, messageHref, openers, wave, onward, onClose }: MatchMomentProps) {
  const { user, compatibilityScore: score } = match;
  const canWrite = messageHref !== undefined;
  const goOn = { label: onward };
  const actions = canWrite
    ? { main: { label: `Message ${user.firstName}`, href: messageHref }, quiet: goOn }
    : actionsOfFreeMatch(user, wave, goOn);
  const answers =
    canWrite && !wave.otherCanWrite ? ` ${user.firstName} can read and answer once they have Pro.` : '';
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
      description={matchSentence(match, { canWrite }) + answers}
      {...actions}
      onClose={onClose}
    >
      {canWrite ? (
        <MatchOpeners texts={matchOpeners(match)} name={user.firstName} {...openers} />
      ) : (
        <>
          <MomentFacts facts={factsOfFreeMatch(user.firstName, wave)} onFollow={onClose} />
          <p role="status" className={styles.announced}>
            {wave.state === 'waved' && `You waved to ${user.firstName}.`}
          </p>
        </>
      )}
    </Moment>
  );
}
