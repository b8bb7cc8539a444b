import type { OpenedCards } from '@nestmates/application/together/sitter-cards/contract.ts';
import { ageLabel, childChip } from '@nestmates/domain/members/children/child.ts';
import { TextWithPhone } from '../swaps-and-playdates/TextWithPhone.tsx';
import styles from './OpenedCardsScreen.module.css';

type Card = OpenedCards['cards'][number];
type AllergyView = Card['card']['allergies'][number];

function AllergyNote({ allergy: { what, shows, do: help } }: { readonly allergy: AllergyView }) {
  return (
    <li className={styles.allergy}>
      <h3 className={styles.what}>{what}</h3>
      <dl className={styles.signs}>
        {shows && (
          <div>
            <dt>How it shows</dt>
            <dd>{shows}</dd>
          </div>
        )}
        {help && (
          <div>
            <dt>What to do</dt>
            <dd className={styles.help}>
              <TextWithPhone>{help}</TextWithPhone>
            </dd>
          </div>
        )}
      </dl>
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

/** One child: allergies first, large enough to be read in a hurry. */
export function OpenedCard({
  of: { name, card, ...child },
  mother,
}: {
  readonly of: Card;
  readonly mother: string;
}) {
  const title = name ?? childChip(child);
  return (
    <article className={styles.card} aria-label={title}>
      <h2 className={styles.name}>
        {title}
        {name !== null && <span className={styles.age}> {ageLabel(child.age)}</span>}
      </h2>
      {card.allergies.length > 0 ? (
        <ul className={styles.allergies} aria-label="Allergies">
          {card.allergies.map((allergy) => (
            <AllergyNote key={`${allergy.what} ${allergy.shows}`} allergy={allergy} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>No allergies are written here.</p>
      )}
      <dl className={styles.facts}>
        <Fact title="Medicines">{card.medicines}</Fact>
        <Fact title="Doctor">{card.doctor}</Fact>
        <Fact title="Who else may pick up">{card.pickup || `Nobody but ${mother}.`}</Fact>
        <Fact title="Notes">{card.notes}</Fact>
      </dl>
    </article>
  );
}
