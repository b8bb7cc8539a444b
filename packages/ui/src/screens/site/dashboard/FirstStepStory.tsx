import { TextLink } from '../../../components/actions/TextLink.tsx';
import { PlaceScene } from '../../../drawings/PlaceScene.tsx';
import { LeadFrame } from './LeadFrame.tsx';
import styles from './LeadStory.module.css';

const firstStep = {
  title: ['It begins', 'with a swipe'],
  note: 'Say yes to somebody near you. If they do, too, you are connected.',
  action: { href: '/browse', label: 'See who is near' },
} as const;

const nobodyNear = {
  title: ['Nobody new', 'near you yet'],
  note: 'New moms join every week. The more your profile says, the better your first match fits.',
  action: { href: '/edit-profile', label: 'Say more about you' },
} as const;

/** What there is to do first; nothing leads to a deck in which nobody is. */
export function FirstStepStory({ isEmpty }: { readonly isEmpty: boolean }) {
  const { title, note, action } = isEmpty ? nobodyNear : firstStep;
  return (
    <LeadFrame
      picture={
        <>
          <span className={styles.scene}>
            <PlaceScene of="door" />
          </span>
          <span className={styles.scene}>
            <PlaceScene of="playground" />
          </span>
        </>
      }
      title={
        <>
          {title[0]} <em>{title[1]}</em>
        </>
      }
      note={note}
      actions={<TextLink href={action.href}>{action.label}</TextLink>}
    />
  );
}
