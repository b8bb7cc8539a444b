import type { NewListing } from '@nestmates/application/market/listings/contract.ts';
import { storefrontPath } from '@nestmates/domain/market/listings/public-paths.ts';
import { SellerOnboardingScreen } from '@nestmates/ui/screens/market/shops/onboarding/SellerOnboardingScreen.tsx';
import { announce } from '@nestmates/ui/toasts/announcement.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePhoto } from '../../members/photos/use-photo.tsx';
import { usePhotoUploads } from '../../members/photos/use-photo-uploads.ts';
import { paymentAccountQuery } from '../../money/payments/payment-account-query.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useToday } from '../../platform/server-time/use-today.ts';
import { useMember } from '../../platform/session/session.ts';
import { useCopy } from '../../platform/shared/use-copy.ts';
import { useFormDraft } from '../../platform/shared/use-form-draft.ts';
import { earningsQuery } from '../earnings/earnings-query.ts';
import { listingPhotos } from '../listings/listing-photo-target.ts';
import { sayListed, useListingCreation } from '../listings/use-listing-creation.ts';
import { useListingEdit } from '../listings/use-listing-edit.ts';
import { newProgress, type OnboardingProgress, withType } from './onboarding-progress.ts';
import { useShopSave } from './use-shop-save.ts';
import { useStepFocus } from './use-step-focus.ts';

const path = '/seller/onboarding';

const missing = {
  information: { title: 'Missing Information', description: 'Please fill in all required fields' },
  icon: { title: 'Missing Icon', description: 'Please select an icon for your service' },
  profile: { title: 'Missing Information', description: 'Please fill in shop name and bio' },
} as const;

const sayMissing = (what: keyof typeof missing) => toast({ ...missing[what], destructive: true });

interface StepProps {
  readonly progress: OnboardingProgress;
  onProgress(change: (before: OnboardingProgress) => OnboardingProgress): void;
}

function TypeStepContainer({ onProgress }: StepProps) {
  const navigate = useNavigate();
  return (
    <SellerOnboardingScreen
      state={{
        kind: 'type',
        onChoose: (type) => onProgress((before) => withType(before, type)),
        onLeave: () => navigate('/marketplace'),
      }}
    />
  );
}

function ListingStepContainer({ progress, onProgress }: StepProps) {
  const { listing, listed } = progress;
  const photos = usePhotoUploads(listingPhotos);
  const { data: account } = useQuery(paymentAccountQuery);
  const { data: earnings } = useQuery(earningsQuery);
  const next = useCallback(
    (created: OnboardingProgress['listed']) =>
      onProgress((before) => ({ ...before, step: 'profile', listed: created })),
    [onProgress],
  );
  const creation = useListingCreation(path, ({ id, type }) => {
    announce({ title: 'Listing created!' });
    next({ id, type });
  });
  const edit = useListingEdit(
    listed?.id ?? 0,
    () => next(listed),
    // The next attempt lists it anew.
    () => onProgress((before) => ({ ...before, listed: null })),
  );
  const submit = ({ type, ...answers }: NewListing) =>
    listed
      ? edit.save({ ...answers, description: answers.description ?? '' })
      : creation.create({ ...answers, type });
  return (
    <SellerOnboardingScreen
      state={{
        kind: 'listing',
        type: listing.type || 'product',
        answers: listing,
        today: useToday(),
        issues: listed ? edit.issues : creation.issues,
        refusal: listed ? edit.refusal : creation.refusal,
        photos,
        payments:
          account && !account.connected
            ? {
                started: account.started,
                opening: creation.payments.opening,
                onSetUp: creation.payments.start,
              }
            : undefined,
        newSeller: earnings?.newSeller ?? undefined,
        sending: creation.creating || edit.saving,
        isListed: listed !== null,
        onAnswers: useCallback(
          (answers) => onProgress((before) => ({ ...before, listing: answers })),
          [onProgress],
        ),
        onSubmit: submit,
        onMissing: sayMissing,
        onBack: () => onProgress((before) => ({ ...before, step: 'type' })),
      }}
    />
  );
}

function ProfileStepContainer({ progress, onProgress }: StepProps) {
  const { firstName } = useMember();
  const photo = usePhoto();
  const { save, saving, issues } = useShopSave(() => {
    onProgress((before) => ({ ...before, step: 'done' }));
    if (progress.listed) sayListed(progress.listed.id, path);
  });
  return (
    <>
      <SellerOnboardingScreen
        state={{
          kind: 'profile',
          firstName: firstName ?? '',
          photo: photo.field,
          answers: progress.shop,
          issues,
          saving,
          onAnswers: useCallback((shop) => onProgress((before) => ({ ...before, shop })), [onProgress]),
          onSubmit: save,
          onMissing: () => sayMissing('profile'),
          onBack: () => onProgress((before) => ({ ...before, step: 'listing' })),
        }}
      />
      {photo.dialog}
    </>
  );
}

function DoneStepContainer() {
  const { shopName } = useMember();
  const url = `${location.origin}${storefrontPath(shopName ?? '')}`;
  const copy = useCopy(url);
  return (
    <SellerOnboardingScreen state={{ kind: 'done', shopName: shopName ?? '', link: { url, ...copy } }} />
  );
}

function Steps() {
  const member = useMember();
  const { answers, onAnswers, drop } = useFormDraft(member.id, 'seller-onboarding', newProgress(member));
  const [progress, setProgress] = useState(answers);
  useEffect(() => {
    if (progress.step === 'done') drop();
    else onAnswers(progress);
  }, [progress, onAnswers, drop]);
  useStepFocus(progress.step);
  const step = { progress, onProgress: setProgress };
  const steps: Readonly<Record<OnboardingProgress['step'], () => ReactNode>> = {
    type: () => <TypeStepContainer {...step} />,
    listing: () => <ListingStepContainer {...step} />,
    profile: () => <ProfileStepContainer {...step} />,
    done: () => <DoneStepContainer />,
  };
  return steps[progress.step]();
}

export default function SellerOnboardingPage() {
  useTitle('Open Your Shop');
  return useOpens('selling') ? <Steps /> : <SellerOnboardingScreen state={{ kind: 'locked' }} />;
}
