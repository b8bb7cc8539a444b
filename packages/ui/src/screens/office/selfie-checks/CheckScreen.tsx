import { photoUrlAt } from '@nestmates/domain/platform/photos/photo-address.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { dateText } from '../../trust/trust-dates.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready } from '../admin/AdminUnready.tsx';
import { CheckDecision } from './CheckDecision.tsx';
import styles from './CheckScreen.module.css';
import type { CheckReady, CheckScreenState } from './check-state.ts';

function Photos({ check: { member, selfies, poses } }: Pick<CheckReady, 'check'>) {
  return (
    <div className={styles.photos}>
      <figure className={styles.figure}>
        {member.profilePhotoUrl ? (
          <img
            className={styles.photo}
            src={photoUrlAt(member.profilePhotoUrl, 'full')}
            alt={`The profile of ${member.firstName}`}
          />
        ) : (
          <p className={styles.none}>No main photo any more</p>
        )}
        <figcaption className={styles.caption}>Main photo</figcaption>
      </figure>
      {poses.map((pose, at) => (
        <figure key={pose.name} className={styles.figure}>
          {selfies[at] ? (
            <img className={styles.photo} src={selfies[at]} alt={`Selfie ${at + 1}`} />
          ) : (
            <p className={styles.none}>This selfie is gone</p>
          )}
          <figcaption className={styles.caption}>{pose.words}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Check(state: CheckReady) {
  const { check, changed, onLookAgain } = state;
  const { member, isLookedAtAgain } = check;
  return (
    <div className={styles.check}>
      <div className={styles.main}>
        <p>
          <TextLink href="/admin/checks">Back to the photo checks</TextLink>
        </p>
        <h2 className={styles.name}>{member.firstName}</h2>
        <p className={styles.quiet}>
          Member since {dateText(member.memberSince)} ·{' '}
          <TextLink href={`/admin/members/${member.id}`}>See the member</TextLink>
        </p>
        {isLookedAtAgain && (
          <Banner look="waiting" title="Approved before, for another main photo">
            Compare the new one with the same selfies.
          </Banner>
        )}
        <Photos check={check} />
      </div>
      <div className={styles.aside}>
        {changed && (
          <Banner
            announced
            look="waiting"
            title={changed}
            action={
              <Button look="outline" size="small" onClick={onLookAgain}>
                Look Again
              </Button>
            }
          />
        )}
        <CheckDecision {...state} />
      </div>
    </div>
  );
}

function Content({ state }: { readonly state: CheckScreenState }) {
  const back = <LinkButton href="/admin/checks">See what waits</LinkButton>;
  switch (state.kind) {
    case 'ready':
      return <Check key={state.check.id} {...state} />;
    case 'not-found':
      return (
        <EmptyState scene="lost" title="There is no such check" action={back}>
          The member may have left.
        </EmptyState>
      );
    case 'decided':
      return (
        <EmptyState scene="quiet" title="Nothing left to decide" action={back}>
          {state.words}
        </EmptyState>
      );
    default:
      return <AdminUnready state={state} what="this check" />;
  }
}

/** Two selfies beside the main photo, and the decision. */
export const CheckScreen = ({ state }: { readonly state: CheckScreenState }) => (
  <AdminPage
    current="checks"
    title={
      <>
        Photo <em>check</em>
      </>
    }
  >
    <Content state={state} />
  </AdminPage>
);
