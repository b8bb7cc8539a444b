import { Moment } from '../../../components/moments/Moment.tsx';
import { MomentPictures } from '../../../components/moments/MomentPictures.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';

export interface ProfileMomentProps {
  readonly me: { readonly firstName: string; readonly profilePhotoUrl: string | null };
  onClose(): void;
}

/** The last step of onboarding is done. */
export const ProfileMoment = ({ me, onClose }: ProfileMomentProps) => (
  <Moment
    picture={
      <MomentPictures
        eggs={1}
        of={<Portrait name={me.firstName} face={photoOrInitial(me.profilePhotoUrl)} decorative eager />}
      />
    }
    title={
      <>
        Your profile <em>is done</em>
      </>
    }
    description="Mothers near you find your card from now on, and you find theirs."
    main={{ label: 'Start Swiping', href: '/browse' }}
    quiet={{ label: 'Look around first' }}
    onClose={onClose}
  />
);
