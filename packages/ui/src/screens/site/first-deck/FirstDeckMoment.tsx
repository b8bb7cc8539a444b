import { type DistanceBand, distanceLabel } from '@nestmates/domain/members/places/distance-band.ts';
import { Dialog as Primitive } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { MomentFrame } from '../../../components/moments/MomentFrame.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import { useAppearanceGuard } from '../../../taps/use-appearance-guard.ts';
import styles from './FirstDeckMoment.module.css';

/** One of those on top of the deck. */
export interface NearMother {
  readonly id: number;
  readonly firstName: string;
  readonly profilePhotoUrl: string | null;
  readonly score: number;
}

export type FirstDeck =
  | { readonly kind: 'searching' }
  /** One at least, and four at most; how near the farthest of them is. */
  | { readonly kind: 'found'; readonly mothers: readonly NearMother[]; readonly near: DistanceBand }
  | { readonly kind: 'nobody'; readonly city: string }
  /** Nobody finds the member, nor is a deck dealt, before the e-mail is verified. */
  | { readonly kind: 'unverified' }
  /** It could not be dealt. */
  | { readonly kind: 'undealt' };

interface FirstDeckMomentProps {
  readonly deck: FirstDeck;
  onClose(): void;
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four'];
/** “within 5 km”; not “over 60 km away” of all, where only the farthest may be. */
function nearInWords(band: DistanceBand): string {
  if (band === 'farther') return 'to begin with';
  return band === 'same-zip' ? 'in your zip code' : distanceLabel(band).toLowerCase();
}

const inWords = new Intl.ListFormat('en-US');

function Faces({ mothers }: { readonly mothers: readonly NearMother[] }) {
  return (
    <ul className={styles.faces}>
      {mothers.map(({ id, firstName, profilePhotoUrl, score }, index) => (
        <li key={id}>
          <Portrait name={firstName} face={photoOrInitial(profilePhotoUrl)} eager>
            <Notch corner={index % 2 === 0 ? 'left' : 'right'} size="small">
              {score}
            </Notch>
          </Portrait>
        </li>
      ))}
    </ul>
  );
}

interface Words {
  readonly title: ReactNode;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string };
}

const browse = { label: 'Meet them', href: '/browse' };

function wordsOf(deck: FirstDeck): Words {
  switch (deck.kind) {
    case 'searching':
      return {
        title: (
          <>
            Looking for <em>mothers near you</em>
          </>
        ),
        text: 'Your profile is done.',
        action: browse,
      };
    case 'found': {
      const { mothers, near } = deck;
      const names = inWords.format(mothers.map(({ firstName }) => firstName));
      return {
        title: (
          <>
            {numbers[mothers.length]} {mothers.length === 1 ? 'mother' : 'mothers'}{' '}
            <em>{nearInWords(near)}</em>
          </>
        ),
        text: `${names} ${mothers.length === 1 ? 'is' : 'are'} on top of your deck. Your card is among theirs now.`,
        action: browse,
      };
    }
    case 'nobody':
      return {
        title: (
          <>
            You are the first <em>near {deck.city}</em>
          </>
        ),
        text: 'Nobody else lives within reach yet. Your card is ready for whoever joins next.',
        action: { label: 'Look around', href: '/dashboard' },
      };
    case 'unverified':
      return {
        title: (
          <>
            Your profile <em>is done</em>
          </>
        ),
        text: 'Verify your email, and mothers near you find your card.',
        action: { label: 'Go On', href: '/browse' },
      };
    case 'undealt':
      return {
        title: (
          <>
            Your profile <em>is done</em>
          </>
        ),
        text: 'Mothers near you find your card from now on, and you find theirs.',
        action: { label: 'Start Swiping', href: '/browse' },
      };
  }
}

const whatHelps = [
  'Tell a friend nearby: two are enough to begin.',
  'Say more about you on Edit Profile, so that your first match fits.',
  'Look into Browse again: new moms join every week.',
];

/** The end of onboarding: the faces of those who are near, and one way on, to the deck that they are in. */
export function FirstDeckMoment({ deck, onClose }: FirstDeckMomentProps) {
  const isIntended = useAppearanceGuard();
  const { title, text, action } = wordsOf(deck);
  const leave = (event: MouseEvent) => {
    // The second tap of a double tap on “Finish Setup” is ignored.
    if (isIntended(event)) onClose();
    else event.preventDefault();
  };
  return (
    <MomentFrame ground="paper" onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.brand}>
          <Wordmark />
        </div>
        {deck.kind === 'searching' && (
          <div className={styles.faces} aria-hidden>
            {numbers.slice(1).map((number) => (
              <div key={number} className={styles.waiting}>
                <Skeleton shape="picture" height="100%" />
              </div>
            ))}
          </div>
        )}
        {deck.kind === 'found' && <Faces mothers={deck.mothers} />}
        <div className={styles.text} role="status">
          <Primitive.Title className={styles.title}>{title}</Primitive.Title>
          <Primitive.Description className={styles.description}>{text}</Primitive.Description>
        </div>
        {deck.kind === 'nobody' && (
          <ul className={styles.helps}>
            {whatHelps.map((help) => (
              <li key={help}>{help}</li>
            ))}
          </ul>
        )}
        <div className={styles.action}>
          <LinkButton wide href={action.href} onClick={leave}>
            {action.label}
          </LinkButton>
        </div>
      </div>
    </MomentFrame>
  );
}
