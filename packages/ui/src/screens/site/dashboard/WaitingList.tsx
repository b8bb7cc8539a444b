import { Check, ChevronRight, X } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { IconButton, IconLink } from '../../../components/actions/IconButton.tsx';
import { Link } from '../../../components/actions/Link.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { AvatarRow } from '../../../components/people/AvatarRow.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { OrderPicture } from '../../market/orders/OrderPicture.tsx';
import styles from './WaitingList.module.css';
import { firstWaiting, requestsAsOne, swapRequestsTitle, type WaitingItem } from './waiting-item.ts';

function ItemPicture({ of }: Pick<WaitingItem, 'of'>) {
  if ('person' in of) {
    const { firstName, profilePhotoUrl } = of.person;
    return <Avatar name={firstName} face={photoOrInitial(profilePhotoUrl)} size="medium" decorative />;
  }
  if ('people' in of) {
    const people = of.people.map(({ firstName, profilePhotoUrl }) => ({
      name: firstName,
      face: photoOrInitial(profilePhotoUrl),
    }));
    return <AvatarRow people={people} size="small" />;
  }
  return (
    <span className={styles.thing}>
      <OrderPicture order={of.order} />
    </span>
  );
}

interface ChooseTimeProps {
  readonly href: string;
  readonly disabled: boolean;
  readonly describedBy: string;
}

/** A tap accepts none of several times: it leads to where one is chosen. */
function ChooseTime({ href, disabled, describedBy }: ChooseTimeProps) {
  const looks = {
    label: 'Choose a time',
    look: 'yes',
    icon: <ChevronRight aria-hidden />,
    'aria-describedby': describedBy,
  } as const;
  return disabled ? <IconButton {...looks} disabled /> : <IconLink {...looks} href={href} />;
}

function Row({ item }: { readonly item: WaitingItem }) {
  const { of, words, goesOn = false, detail, href, onLocked, answers } = item;
  const id = useId();
  const name = 'person' in of ? of.person.firstName : undefined;
  const answering = answers?.answering;
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    onLocked?.();
  };
  return (
    <article className={styles.row} aria-labelledby={id}>
      <Link className={styles.what} href={href} onClick={onLocked && explain}>
        <ItemPicture of={of} />
        <span className={styles.text} id={id}>
          <span className={styles.words}>
            {name && <b>{name}</b>}
            {name && (goesOn ? ' ' : ', ')}
            {words}
          </span>{' '}
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {!answers && <ChevronRight className={styles.chevron} aria-hidden />}
      </Link>
      {answers && (
        <span className={styles.answers} data-answering={answering}>
          <IconButton
            label="Decline"
            look="outline"
            aria-describedby={id}
            icon={<X aria-hidden />}
            disabled={answering !== undefined}
            onClick={(event) => answers.onAnswer('decline', event)}
          />
          {answers.choose ? (
            <ChooseTime href={href} disabled={answering !== undefined} describedBy={id} />
          ) : (
            <IconButton
              label="Accept"
              look="yes"
              aria-describedby={id}
              icon={<Check aria-hidden />}
              disabled={answering !== undefined}
              onClick={(event) => answers.onAnswer('accept', event)}
            />
          )}
        </span>
      )}
    </article>
  );
}

interface RowsProps {
  readonly items: readonly WaitingItem[];
  readonly labelledBy?: string;
}

const Rows = ({ items, labelledBy }: RowsProps) => (
  <ul aria-labelledby={labelledBy}>
    {items.map((item) => (
      <li key={item.key}>
        <Row item={item} />
      </li>
    ))}
  </ul>
);

export interface WaitingListProps {
  /** All but the one that leads the page; the first are shown. */
  readonly items: readonly WaitingItem[];
  /** What leads the page, where it waits for an answer. */
  readonly lead?: WaitingItem | undefined;
  /** Where the others are. */
  readonly allHref: string;
  /** Some of it could not be read. */
  readonly onRetry?: (() => void) | undefined;
}

/** What waits for the member's answer, besides the story of the page. Renders nothing where there is nothing. */
export function WaitingList({ items, lead, allHref, onRetry }: WaitingListProps) {
  const captionId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusContainerWhenLost(section, items.length);
  if (onRetry) return <LoadError what="what waits for you" onRetry={onRetry} />;
  const { swaps, others, more } = firstWaiting(requestsAsOne(items), lead);
  if (swaps.length + others.length === 0 && !more) return null;
  return (
    <section ref={section} className={styles.section} aria-label="Waiting for you" tabIndex={-1}>
      <SectionHeading action={more && <TextLink href={allHref}>View All</TextLink>}>
        Waiting for you
      </SectionHeading>
      {swaps.length > 0 && (
        <>
          <h3 id={captionId} className={styles.caption}>
            {swapRequestsTitle}
          </h3>
          <Rows items={swaps} labelledBy={captionId} />
        </>
      )}
      {others.length > 0 && <Rows items={others} />}
    </section>
  );
}
