import type {
  OpenedCheckView,
  WaitingCheckView,
} from '@nestmates/application/office/selfie-checks/contract.ts';
import { poses } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import { samplePhotos } from '../../../../testing/sample-photos.ts';

export const waiting: WaitingCheckView = {
  id: 4,
  member: {
    id: 11,
    firstName: 'Priya',
    profilePhotoUrl: samplePhotos.priya,
    memberSince: '2026-03-01T10:00:00.000Z',
  },
  poses: [
    { name: 'two-fingers', words: poses['two-fingers'] },
    { name: 'look-left', words: poses['look-left'] },
  ],
  sentAt: '2026-06-04T08:00:00.000Z',
  isLookedAtAgain: false,
  asks: 1,
};

export const opened: OpenedCheckView = {
  ...waiting,
  selfies: [samplePhotos.priya, samplePhotos.amara],
};
