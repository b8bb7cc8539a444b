import { ClampedText } from '../../../../components/labels/ClampedText.tsx';
import { TextWithPhone } from '../../swaps-and-playdates/TextWithPhone.tsx';
import { SwapAnswer } from '../SwapAnswer.tsx';
import type { SwapActing } from './SwapChanges.tsx';
import styles from './SwapQuestion.module.css';

/** A swap that the member is asked for: whom to call, what the other says, and the answers. */
export function SwapQuestion({ swap, answering, isIntended, onAct }: SwapActing) {
  const { emergencyContact, notes, user } = swap;
  return (
    <div className={styles.question}>
      {emergencyContact && (
        <p className={styles.contact}>
          Emergency contact: <TextWithPhone>{emergencyContact}</TextWithPhone>
        </p>
      )}
      {notes && <ClampedText about={`what ${user.firstName} says`}>{`“${notes}”`}</ClampedText>}
      <SwapAnswer
        swap={swap}
        answering={answering}
        onAnswer={(answered, action, event) => isIntended(event, action) && onAct(answered, action)}
        onSuggest={(asked, event) => isIntended(event, 'proposeTime') && onAct(asked, 'proposeTime')}
      />
    </div>
  );
}
