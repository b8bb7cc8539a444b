import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { AnswerButtons } from '../../../components/actions/AnswerButtons.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { FacePicture } from '../../../components/people/FacePicture.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { type Place, PlaceScene } from '../../../drawings/PlaceScene.tsx';
import { OrderPicture } from '../../market/orders/OrderPicture.tsx';
import { otherName } from '../../market/orders/order-people.ts';
import { FirstStepStory } from './FirstStepStory.tsx';
import { LeadFrame, LeadFramePlaceholder } from './LeadFrame.tsx';
import styles from './LeadStory.module.css';
import type { Lead } from './lead-story.ts';
import type { NearbyMother } from './NewNearYou.tsx';
import { type LeadingItem, swapRequestsTitle, type WaitingPerson } from './waiting-item.ts';

export interface PlanOfToday {
  readonly person: WaitingPerson;
  /** "3:30 PM", or "Until 5 PM" of what has begun. */
  readonly time: string;
  readonly hasBegun?: boolean | undefined;
  readonly what: 'swap' | 'playdate';
  /** "You babysit for Dana" */
  readonly says: string;
  /** Names the children and the end. */
  readonly note: string;
  /** "your place", "Third Street Playground" */
  readonly where?: string | undefined;
  readonly href: string;
  /** The thread of the two, where the member's plan opens it. */
  readonly messageHref?: string | undefined;
  /** Makes a link to the plan for somebody whom the member trusts. */
  onShare(): void;
}

export interface WaitingMessage {
  /** Who wrote it. */
  readonly person: WaitingPerson;
  /** Its conversation, where the member's plan opens it. */
  readonly href?: string | undefined;
}

export type LeadStoryState = Lead<LeadingItem, PlanOfToday, WaitingMessage, NearbyMother, OrderView>;

function Face({ person, at }: { readonly person: WaitingPerson; readonly at: Place }) {
  return (
    <>
      <span className={styles.scene}>
        <PlaceScene of={at} />
      </span>
      <span className={styles.face}>
        <FacePicture
          name={person.firstName}
          face={photoOrInitial(person.profilePhotoUrl)}
          size="card"
          decorative
          eager
        />
      </span>
    </>
  );
}

function AnswerStory({ item }: { readonly item: LeadingItem }) {
  const { kind, of, story, detail, href, answers } = item;
  const name = 'person' in of ? of.person.firstName : '';
  return (
    <LeadFrame
      caption={kind === 'swap' ? swapRequestsTitle : 'Waiting for you'}
      cut={story.time}
      picture={
        'person' in of ? (
          <Face person={of.person} at={kind === 'playdate' || kind === 'request' ? 'playground' : 'door'} />
        ) : (
          'order' in of && <OrderPicture order={of.order} />
        )
      }
      title={
        <>
          {name} {story.sentence} <em>{story.italic}</em>
        </>
      }
      note={detail}
      actions={
        answers && !answers.choose ? (
          <>
            <AnswerButtons
              actions={['accept', 'decline']}
              answering={answers.answering}
              onAnswer={answers.onAnswer}
            />
            <TextLink href={href}>See more</TextLink>
          </>
        ) : (
          <LinkButton href={href} look="yes" size="small">
            {answers ? 'Choose a time' : 'Have a look'}
          </LinkButton>
        )
      }
    />
  );
}

function TodayStory({
  plan: { person, time, hasBegun, what, says, note, where, href, messageHref, onShare },
}: {
  readonly plan: PlanOfToday;
}) {
  return (
    <LeadFrame
      caption={hasBegun ? 'Right now' : 'Next event · today'}
      cut={time}
      picture={<Face person={person} at={what === 'swap' ? 'door' : 'playground'} />}
      title={
        <>
          {says}
          {where && (
            <>
              , <em>at {where}</em>
            </>
          )}
        </>
      }
      note={note}
      actions={
        <>
          {messageHref && <TextLink href={messageHref}>Message {person.firstName}</TextLink>}
          <button type="button" className={styles.share} onClick={onShare}>
            Share my plan
          </button>
          <TextLink href={href}>{what === 'swap' ? 'See the swap' : 'See the playdate'}</TextLink>
        </>
      }
    />
  );
}

function MessageStory({ message: { person, href } }: { readonly message: WaitingMessage }) {
  return (
    <LeadFrame
      caption={href ? 'New words' : undefined}
      picture={<Face person={person} at="door" />}
      title={
        <>
          {person.firstName} <em>wrote to you</em>
        </>
      }
      note={href ? undefined : 'Reading and writing come with Pro.'}
      actions={
        href ? (
          <LinkButton href={href} look="yes" size="small">
            Read and answer
          </LinkButton>
        ) : (
          <TextLink href="/subscribe">See Pro</TextLink>
        )
      }
    />
  );
}

const maxFaces = 3;

function MothersStory({ people }: { readonly people: readonly NearbyMother[] }) {
  const [shown] = people;
  return (
    <LeadFrame
      cut={shown?.distance.replace(/^Within /, '')}
      picture={
        <span className={styles.crowd}>
          {people.slice(0, maxFaces).map(({ id, firstName, profilePhotoUrl }) => (
            <span key={id} className={styles.one}>
              <FacePicture
                name={firstName}
                face={photoOrInitial(profilePhotoUrl)}
                size="card"
                decorative
                eager
              />
            </span>
          ))}
        </span>
      }
      title={
        <>
          New mothers near you, <em>{shown?.firstName} among them</em>
        </>
      }
      note={shown?.reason}
    />
  );
}

/** The one story that the dashboard opens with. */
export function LeadStory({ state }: { readonly state: LeadStoryState }) {
  switch (state.kind) {
    case 'loading':
      return <LeadFramePlaceholder />;
    case 'answer':
      return <AnswerStory item={state.answer} />;
    case 'today':
      return <TodayStory plan={state.plan} />;
    case 'unread':
      return <MessageStory message={state.message} />;
    case 'new-mothers':
      return <MothersStory people={state.people} />;
    case 'parcel':
      return (
        <LeadFrame
          caption="A parcel to send"
          picture={
            <span className={styles.thing}>
              <OrderPicture order={state.parcel} />
            </span>
          }
          title={
            <>
              {state.parcel.listing.title}, <em>for {otherName(state.parcel)}</em>
            </>
          }
          actions={<TextLink href={`/orders/${state.parcel.id}`}>See the order</TextLink>}
        />
      );
    case 'nobody-near':
    case 'first-step':
      return <FirstStepStory isEmpty={state.kind === 'nobody-near'} />;
  }
}
