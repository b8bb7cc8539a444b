import type { ChildView } from '@nestmates/application/members/children/contract.ts';
import { useId } from 'react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { FieldGroup } from '../../../../components/forms/Field.tsx';
import { HintBeside } from '../../../../components/forms/HintBeside.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { ChipGroup } from '../../../../components/selection/ChipGroup.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import { namedChild } from '../../../members/people/person-text.ts';

export type OwnChild = Pick<ChildView, 'id' | 'name' | 'gender' | 'age'>;

export type OwnChildren = Loadable<{ readonly children: readonly OwnChild[] }>;

interface ChildrenChoiceProps extends FieldBinding<readonly string[]> {
  readonly ownChildren: OwnChildren;
  /** Whoever is asked. */
  readonly sitter: string;
}

/** Which of the member's children the swap is for. */
export const ChildrenChoice = (props: ChildrenChoiceProps) => (
  <HintBeside>
    <Choice {...props} />
  </HintBeside>
);

function Choice({ ownChildren, sitter, ...field }: ChildrenChoiceProps) {
  const id = useId();
  const group = {
    label: 'Which children',
    hint: `${sitter} adds hers when she answers`,
    error: field.error,
  };
  if (ownChildren.kind === 'ready' && ownChildren.children.length > 0) {
    const options = ownChildren.children.map((child) => ({
      value: String(child.id),
      label: namedChild(child),
    }));
    return <ChipGroup {...field} {...group} options={options} />;
  }
  return (
    <FieldGroup id={id} name={field.name} {...group}>
      {ownChildren.kind === 'loading' && (
        <SkeletonGroup label="Loading your children">
          <Cluster gap={2} wrap={false}>
            <Skeleton shape="button" width="128px" height="44px" />
            <Skeleton shape="button" width="112px" height="44px" />
          </Cluster>
        </SkeletonGroup>
      )}
      {ownChildren.kind === 'failed' && <LoadError what="your children" onRetry={ownChildren.onRetry} />}
      {ownChildren.kind === 'ready' && (
        <Stack gap={3} align="start">
          <p>No children added to your profile yet.</p>
          <LinkButton look="quiet" size="small" href="/edit-profile/children">
            Add Your Children
          </LinkButton>
        </Stack>
      )}
    </FieldGroup>
  );
}
