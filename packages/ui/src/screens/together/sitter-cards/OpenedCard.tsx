import type { OpenedCards } from '@nestmates/application/together/sitter-cards/contract.ts';
import { childChip, genderLabel } from '@nestmates/domain/members/children/child.ts';
import { Baby, Phone, TriangleAlert } from 'lucide-react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextWithPhone } from '../swaps-and-playdates/TextWithPhone.tsx';
import { callsAbout } from './card-calls.ts';
import { momentText } from './card-text.ts';
import styles from './OpenedCard.module.css';

type Card = OpenedCards['cards'][number];
type AllergyView = Card['card']['allergies'][number];

function AllergyNote({ allergy: { what, shows, do: help } }: { readonly allergy: AllergyView }) {
  return (
    <li className={styles.allergy}>
      <h3 className={styles.what}>
        <TriangleAlert aria-hidden />
        <span>
          <small>Allergic to</small> {what}
        </span>
      </h3>
      {shows && (
        <p>
          <b>It shows:</b> {shows}
        </p>
      )}
      {help && (
        <p>
          <b>Do this:</b> <TextWithPhone>{help}</TextWithPhone>
        </p>
      )}
    </li>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: string }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <TextWithPhone>{children}</TextWithPhone>
      </dd>
    </div>
  );
}

interface OpenedCardProps {
  readonly of: Card;
  readonly opened: Pick<OpenedCards, 'date' | 'emergencyContact'>;
  readonly mother: string;
}

/** One child: allergies and whom to call first, large enough to be read in a hurry. */
export function OpenedCard({ of: { name, card, ...child }, opened, mother }: OpenedCardProps) {
  const title = name ?? childChip(child);
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.child}>
        <span className={styles.initial} aria-hidden>
          {name === null ? <Baby /> : name.charAt(0)}
        </span>
        <div className={styles.who}>
          <h2 className={styles.name}>
            {name === null ? title : `${name}, ${child.age < 1 ? 'under 1' : child.age}`}
          </h2>
          <p>
            {mother}’s{child.gender === 'non-binary' ? '' : ` ${genderLabel(child.gender).toLowerCase()}`} ·{' '}
            {momentText(opened.date)}
          </p>
        </div>
      </header>
      {card.allergies.length > 0 ? (
        <ul className={styles.allergies} aria-label="Allergies">
          {card.allergies.map((allergy) => (
            <AllergyNote key={`${allergy.what} ${allergy.shows}`} allergy={allergy} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>No allergies are written here.</p>
      )}
      <ul className={styles.calls} aria-label="Call">
        {callsAbout(card, opened.emergencyContact).map(({ href, label, number }, at) => (
          <li key={href}>
            <LinkButton
              wide
              look={at === 0 ? 'danger' : 'outline'}
              icon={<Phone aria-hidden />}
              href={href}
              aria-label={at === 0 ? `Call ${number}` : `Call ${label}, ${number}`}
            >
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <Fact title="Medicines">{card.medicines}</Fact>
        <Fact title="Doctor">{card.doctor}</Fact>
        <Fact title="Who else may pick up">{card.pickup || `Nobody but ${mother}.`}</Fact>
        <Fact title="Notes">{card.notes}</Fact>
      </dl>
    </article>
  );
}
