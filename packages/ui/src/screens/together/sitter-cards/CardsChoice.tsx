import { useId } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ChipGroup } from '../../../components/selection/ChipGroup.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import { namedChild } from '../../members/people/person-text.ts';

export interface ChildOfSwap {
  readonly id: number;
  readonly name: string | null;
  readonly gender: 'boy' | 'girl' | 'non-binary';
  readonly age: number;
}

/** Which of the member's children have a sitter card. */
export type WrittenCards = Loadable<{ readonly childIds: readonly number[] }>;

interface CardsChoiceProps extends FieldBinding<readonly string[]> {
  /** Who looks after the children. */
  readonly sitter: string;
  readonly of: readonly ChildOfSwap[];
  readonly written: WrittenCards;
}

/** Whose sitter cards go along with a swap: none, until they are chosen. */
export function CardsChoice({ sitter, of, written, ...field }: CardsChoiceProps) {
  const id = useId();
  const group = {
    label: 'Sitter cards',
    hint: `Allergies, medicines and whom to call. ${sitter} can open a card from 24 hours before the swap until two hours after its end, and you see when.`,
    error: field.error,
  };
  if (written.kind !== 'ready') {
    return (
      <FieldGroup id={id} name={field.name} {...group}>
        {written.kind === 'failed' ? (
          <LoadError what="your sitter cards" onRetry={written.onRetry} />
        ) : (
          <SkeletonGroup label="Loading your sitter cards">
            <Skeleton shape="button" width="128px" height="44px" />
          </SkeletonGroup>
        )}
      </FieldGroup>
    );
  }
  const withCard = of.filter((child) => written.childIds.includes(child.id));
  const without = of.filter((child) => !written.childIds.includes(child.id));
  const links = without.map((child) => (
    <LinkButton key={child.id} look="quiet" size="small" href={`/edit-profile/children/${child.id}/card`}>
      Write a Card for {child.name ?? namedChild(child)}
    </LinkButton>
  ));
  if (withCard.length === 0) {
    return (
      <FieldGroup id={id} name={field.name} {...group}>
        <Cluster gap={2}>{links}</Cluster>
      </FieldGroup>
    );
  }
  const options = withCard.map((child) => ({ value: String(child.id), label: namedChild(child) }));
  return (
    <Stack gap={3}>
      <ChipGroup {...field} {...group} options={options} />
      {links.length > 0 && <Cluster gap={2}>{links}</Cluster>}
    </Stack>
  );
}
