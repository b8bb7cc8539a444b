import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';

/** Links to the parts of the profile that onboarding asks for and that have their own pages. */
export function ProfileLinks() {
  return (
    <LinkList label="More of your profile">
      <LinkRow href="/edit-profile/basics" note="where you live">
        Basic Information
      </LinkRow>
      <LinkRow href="/edit-profile/parenting" note="values and support">
        Parenting Style
      </LinkRow>
    </LinkList>
  );
}
