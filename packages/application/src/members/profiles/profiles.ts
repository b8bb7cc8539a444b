import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import { memberNotFound } from '@nestmates/domain/members/pairs/visibility.ts';
import { strangersLimitReached } from '@nestmates/domain/members/people/strangers.ts';
import { requireHome } from '@nestmates/domain/members/places/home.ts';
import { moveHome } from '@nestmates/domain/members/places/home-moves.ts';
import { pointOf } from '@nestmates/domain/members/places/member-point.ts';
import { profileFor, seesStrangers } from '@nestmates/domain/members/profiles/public-profile.ts';
import { parentAge } from '@nestmates/domain/members/profiles/rules.ts';
import { passwordRequired } from '@nestmates/domain/platform/access/password-required.ts';
import { completeStep, type OnboardingStep } from '@nestmates/domain/platform/access/progress.ts';
import { isWider } from '@nestmates/domain/platform/access/zip-audience.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOwnName } from '@nestmates/domain/platform/shared/own-name.ts';
import type * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberView } from '../../platform/access/member-view.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { viewOfMember } from '../accounts/member-view.ts';
import { confirmedActEmail } from '../accounts/security-emails.ts';
import { lookUpLimits } from '../people/strangers.ts';
import type { basicBody, completionBody, editBody, parentingBody, privacyBody } from './contract.ts';
import type { ProfileChange } from './ports.ts';
import { type PublicProfileView, viewOfPublicProfile } from './public-profile-view.ts';

export class Profiles extends useCase(
  'members',
  'profileStore',
  every('profileFollowers'),
  'publicProfileQueries',
  'zipCentroids',
  'emails',
  'transaction',
  'clock',
) {
  /** The moves are counted with the member's row locked, so that two calls at once do not exceed the limit. */
  saveBasic(by: Caller, { zipCode = null, ...fields }: z.output<typeof basicBody>): Promise<MemberView> {
    const { zipCentroids, clock } = this.needs;
    const home = { ...requireHome(fields), zipCode };
    const zipCountsAs = zipCentroids.countsAs(zipCode);
    const point = pointOf(home, zipCentroids.find(zipCountsAs ?? zipCode));
    const cityPoint = pointOf(home, undefined);
    return this.#completeStep(by, 'basic', (member) => {
      requireOwnName(fields.firstName, member.firstName);
      const moves = moveHome(member, home, clock.now());
      return { ...fields, ...home, ...moves, point, cityPoint, zipCountsAs };
    });
  }

  saveParenting(by: Caller, answers: z.output<typeof parentingBody>): Promise<MemberView> {
    return this.#completeStep(by, 'parenting', () => answers);
  }

  complete(by: Caller, { bio, profilePhotoUrl }: z.output<typeof completionBody>): Promise<MemberView> {
    return this.#completeStep(by, 'profile', (member) => {
      refuseForeignPhoto(profilePhotoUrl, member);
      return { bio };
    });
  }

  /** Not a step of onboarding: it changes values that were set before. */
  edit(by: Caller, { age, profilePhotoUrl, ...fields }: z.output<typeof editBody>): Promise<MemberView> {
    return this.#change(by, (member) => {
      refuseForeignPhoto(profilePhotoUrl, member);
      requireOwnName(fields.firstName, member.firstName);
      return { ...fields, age: age ?? member.age ?? parentAge.fallback };
    });
  }

  savePrivacy(by: Caller, settings: z.output<typeof privacyBody>): Promise<MemberView> {
    const { emails, transaction } = this.needs;
    return transaction.run(async () => {
      let widens = false;
      const saved = await this.#change(by, ({ zipShownTo }) => {
        widens = settings.zipShownTo !== undefined && isWider(settings.zipShownTo, zipShownTo);
        if (widens && !by.hasConfirmedPassword) throw passwordRequired();
        return settings;
      });
      if (widens) await emails.send(confirmedActEmail, { memberId: by.id, act: 'zip-shown', about: by.id });
      return saved;
    });
  }

  async see(by: Caller | undefined, id: MemberId): Promise<PublicProfileView> {
    const now = this.needs.clock.now();
    const lookUps = by && seesStrangers(by) ? lookUpLimits(now) : undefined;
    const profile = await this.needs.publicProfileQueries.find(id, by?.id, lookUps);
    const visible = profile && profileFor(profile, by);
    if (!visible) throw memberNotFound();
    if (profile.beyondLookUps) throw strangersLimitReached(now);
    return viewOfPublicProfile(visible);
  }

  #completeStep(
    by: Caller,
    step: OnboardingStep,
    changes: (member: Member) => ProfileChange,
  ): Promise<MemberView> {
    return this.#change(by, (member) => ({ ...completeStep(step, member), ...changes(member) }));
  }

  #change(by: Caller, changes: (member: Member) => ProfileChange): Promise<MemberView> {
    const { members, profileStore: profiles, profileFollowers, transaction } = this.needs;
    return transaction.run(async () => {
      const account = await members.lock(by.id);
      const changed = await profiles.change(by.id, changes(account));
      for (const follower of profileFollowers) await follower.changed(by.id);
      return viewOfMember({ ...account, ...changed }, by);
    });
  }
}

/** Only a photo that was uploaded here may be set. */
function refuseForeignPhoto(url: string | null | undefined, member: Member): void {
  if (url && url !== member.profilePhotoUrl) {
    throw invalid('profilePhotoUrl', 'Please upload the photo first');
  }
}
