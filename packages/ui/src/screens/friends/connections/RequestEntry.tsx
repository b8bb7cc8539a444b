import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import type { MouseEvent } from 'react';
import { type Answer, AnswerButtons } from '../../../components/actions/AnswerButtons.tsx';
import { ClampedText } from '../../../components/labels/ClampedText.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { ChildChips } from '../../members/people/ChildChips.tsx';
import { PersonLink } from '../../members/people/PersonLink.tsx';
import { locationText, nameAndAge } from '../../members/people/person-text.ts';
import { reportOfMember } from '../../trust/reports/report-context.ts';
import { MemberMenu } from '../blocks/MemberMenu.tsx';
import { NobodyNew } from './NobodyNew.tsx';
import styles from './RequestEntry.module.css';

export interface RequestEntryProps {
  readonly request: RequestView;
  readonly level: 2 | 3;
  /** "Asked on June 3" */
  readonly askedOn?: string | undefined;
  /** The answer that is being sent. */
  readonly answering?: Answer | undefined;
  /** Whether a tap is meant for this entry, and not for one that was at its place a moment ago. */
  isIntended(event: MouseEvent, answer: Answer): boolean;
  onAnswer(request: RequestView, answer: Answer): void;
  onBlock(request: RequestView): void;
}

const maxPerList = 3;

const preferences = ({ parentingValues, supportNeeds, socialPreferences }: RequestView['requester']) => [
  ...new Set([parentingValues, supportNeeds, socialPreferences].flatMap((list) => list.slice(0, maxPerList))),
];

/** A connection request with the member's profile and the buttons to answer. */
export function RequestEntry({ request, level, askedOn, answering, ...on }: RequestEntryProps) {
  const { requester, children, actions } = request;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.entry} aria-label={nameAndAge(requester)}>
      <div className={styles.summary}>
        <div className={styles.face}>
          <Portrait name={requester.firstName} face={photoOrInitial(requester.profilePhotoUrl)} decorative />
        </div>
        <div className={styles.words}>
          <div className={styles.menu}>
            <MemberMenu
              name={requester.firstName}
              onBlock={() => on.onBlock(request)}
              report={reportOfMember(requester)}
            />
          </div>
          <Heading className={styles.name}>
            <PersonLink id={requester.id}>{nameAndAge(requester)}</PersonLink>
          </Heading>
          <p className={styles.detail}>{locationText(requester.zipCode)}</p>
          {askedOn && <p className={styles.detail}>{askedOn}</p>}
          {requester.bio && (
            <div className={styles.bio}>
              <ClampedText about={requester.firstName}>{requester.bio}</ClampedText>
            </div>
          )}
        </div>
      </div>
      <ChildChips childChips={children} tags={preferences(requester)} tagLook="outline" />
      <NobodyNew actions={actions} />
      <AnswerButtons
        actions={actions}
        answering={answering}
        onAnswer={(action, event) => {
          if (on.isIntended(event, action)) on.onAnswer(request, action);
        }}
      />
    </article>
  );
}
