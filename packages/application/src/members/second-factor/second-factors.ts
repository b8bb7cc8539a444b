import {
  acceptedSteps,
  codeDigits,
  otpauthUri,
} from '@nestmates/domain/members/second-factor/one-time-code.ts';
import {
  plainCode,
  recoveryCodeCount,
  secondFactorIsOn,
  secondFactorNotBegun,
  wrongCode,
} from '@nestmates/domain/members/second-factor/second-factor.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { securityEmail } from '../accounts/security-emails.ts';
import type { NewSecretView, RecoveryCodesView, SecondFactorView } from './contract.ts';

/** Writes the code in fours, as it is written down. */
const spaced = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** The authenticator app of a member, by whose codes a login is confirmed. */
export class SecondFactors extends useCase(
  'secondFactorStore',
  'oneTimeCodes',
  'recoveryCodes',
  'encryption',
  'sessionStore',
  'ownPassword',
  'tokens',
  'emails',
  'events',
  'transaction',
  'clock',
) {
  async show(by: Pick<Caller, 'id'>): Promise<SecondFactorView> {
    const { secondFactorStore: store } = this.needs;
    const factor = await store.find(by.id);
    const onSince = factor?.confirmedAt?.toISOString() ?? null;
    return { onSince, recoveryCodesLeft: onSince === null ? 0 : await store.recoveryCodesLeft(by.id) };
  }

  async begin(
    by: Pick<Caller, 'id' | 'email' | 'sessionDigest'>,
    password: string | undefined,
  ): Promise<NewSecretView> {
    const { secondFactorStore: store, oneTimeCodes: codes, encryption, ownPassword, clock } = this.needs;
    await ownPassword.require(by, password);
    const secret = codes.newSecret();
    const sealed = await encryption.seal({ kind: 'totp', id: by.id }, secret);
    if (!(await store.begin(by.id, sealed, clock.now()))) throw secondFactorIsOn();
    return { secret, uri: otpauthUri(productName, by.email, secret) };
  }

  /** The session in which it is turned on has shown both. */
  async confirm(by: Pick<Caller, 'id' | 'sessionDigest'>, code: string): Promise<RecoveryCodesView> {
    const {
      secondFactorStore: store,
      sessionStore: sessions,
      emails,
      events,
      transaction,
      clock,
    } = this.needs;
    const now = clock.now();
    const factor = await store.find(by.id);
    if (!factor) throw secondFactorNotBegun();
    if (factor.confirmedAt) throw secondFactorIsOn();
    const step = await this.#stepOf(by.id, factor, code, now);
    if (step === undefined) throw wrongCode();
    return transaction.run(async () => {
      if (!(await store.confirm(by.id, factor.secret, step, now))) throw secondFactorNotBegun();
      await sessions.setSecondFactor(by.sessionDigest, now);
      await emails.send(securityEmail, { memberId: by.id, change: 'second-factor-on' });
      await events.announce([by.id], { type: 'access' });
      return this.#newRecoveryCodes(by.id);
    });
  }

  /** Asks for a code of the app, since whoever has a recovery code alone must not get ten more. */
  async renew(
    by: Pick<Caller, 'id' | 'sessionDigest'>,
    { password, code }: { readonly password?: string | undefined; readonly code: string },
  ): Promise<RecoveryCodesView> {
    const { secondFactorStore: store, ownPassword, emails, transaction, clock } = this.needs;
    await ownPassword.require(by, password);
    const factor = await store.find(by.id);
    if (!factor?.confirmedAt) throw notFound();
    const step = await this.#stepOf(by.id, factor, code, clock.now());
    return transaction.run(async () => {
      if (step === undefined) throw wrongCode();
      if (!(await store.useStep(by.id, step))) {
        // Two-step login may have been turned off meanwhile.
        throw (await store.find(by.id)) ? wrongCode() : notFound();
      }
      await store.removeRecoveryCodes(by.id);
      await emails.send(securityEmail, { memberId: by.id, change: 'recovery-codes-renewed' });
      return this.#newRecoveryCodes(by.id);
    });
  }

  async #newRecoveryCodes(memberId: MemberId): Promise<RecoveryCodesView> {
    const { secondFactorStore: store, recoveryCodes } = this.needs;
    const generated = Array.from({ length: recoveryCodeCount }, () => recoveryCodes.generate());
    const digests = generated.map((each) => this.#digestOf(memberId, each));
    await store.addRecoveryCodes(memberId, digests);
    return { recoveryCodes: generated.map(spaced) };
  }

  async remove(
    by: Pick<Caller, 'id' | 'sessionDigest'>,
    { password, code }: { readonly password?: string | undefined; readonly code: string },
  ): Promise<Confirmation> {
    const {
      secondFactorStore: store,
      sessionStore: sessions,
      ownPassword,
      emails,
      events,
      transaction,
    } = this.needs;
    await ownPassword.require(by, password);
    await transaction.run(async () => {
      if (!(await this.use(by.id, code))) {
        throw (await store.find(by.id))?.confirmedAt ? wrongCode() : notFound();
      }
      await store.remove(by.id);
      await sessions.clearSecondFactor(by.id);
      await emails.send(securityEmail, { memberId: by.id, change: 'second-factor-off' });
      await events.announce([by.id], { type: 'access' });
    });
    return { message: 'Two-step login is off.' };
  }

  /** True for a code of the app or a recovery code, each once; in the current transaction. */
  async use(memberId: MemberId, typed: string): Promise<boolean> {
    const { secondFactorStore: store, emails, clock } = this.needs;
    const now = clock.now();
    const code = plainCode(typed);
    if (code.length === codeDigits) {
      const factor = await store.find(memberId);
      const step = factor?.confirmedAt ? await this.#stepOf(memberId, factor, code, now) : undefined;
      return step !== undefined && store.useStep(memberId, step);
    }
    if (!(await store.useRecoveryCode(memberId, this.#digestOf(memberId, code), now))) return false;
    await emails.send(securityEmail, { memberId, change: 'recovery-code-used' });
    return true;
  }

  async #stepOf(
    id: MemberId,
    { secret, lastStep }: { readonly secret: string; readonly lastStep: number | null },
    typed: string,
    now: Date,
  ): Promise<number | undefined> {
    const { oneTimeCodes: codes, encryption } = this.needs;
    const opened = await encryption.open({ kind: 'totp', id }, secret);
    const code = plainCode(typed);
    return acceptedSteps(now, lastStep).find((step) => codes.isSame(codes.codeOf(opened, step), code));
  }

  /** The id is part of it, so that a code opens one account only. */
  #digestOf(memberId: MemberId, code: string): string {
    return this.needs.tokens.digest(`recovery ${memberId} ${code}`);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly secondFactors: SecondFactors;
  }
}
