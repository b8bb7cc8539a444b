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
import type { Encryption } from '../../platform/encryption/encryption.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { OwnPassword } from '../accounts/own-password.ts';
import type { SessionStore, Tokens } from '../accounts/ports.ts';
import { securityEmail } from '../accounts/security-emails.ts';
import type { Emails } from '../emails/emails.ts';
import type { NewSecretView, RecoveryCodesView, SecondFactorView } from './contract.ts';
import type { OneTimeCodes, RecoveryCodes, SecondFactorStore } from './ports.ts';

export interface SecondFactorsDeps {
  readonly store: SecondFactorStore;
  readonly codes: OneTimeCodes;
  readonly recoveryCodes: RecoveryCodes;
  readonly encryption: Encryption;
  readonly sessions: Pick<SessionStore, 'setSecondFactor' | 'clearSecondFactor'>;
  readonly ownPassword: Pick<OwnPassword, 'require'>;
  readonly tokens: Pick<Tokens, 'digest'>;
  readonly emails: Pick<Emails, 'send'>;
  readonly events: Events;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** In fours, as it is written down. */
const spaced = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** The authenticator app of a member, by whose codes a login is confirmed. */
export class SecondFactors {
  readonly #deps: SecondFactorsDeps;
  constructor(deps: SecondFactorsDeps) {
    this.#deps = deps;
  }

  async show(by: Pick<Caller, 'id'>): Promise<SecondFactorView> {
    const { store } = this.#deps;
    const factor = await store.find(by.id);
    const onSince = factor?.confirmedAt?.toISOString() ?? null;
    return { onSince, recoveryCodesLeft: onSince === null ? 0 : await store.recoveryCodesLeft(by.id) };
  }

  async begin(
    by: Pick<Caller, 'id' | 'email' | 'sessionDigest'>,
    password: string | undefined,
  ): Promise<NewSecretView> {
    const { store, codes, encryption, ownPassword, clock } = this.#deps;
    await ownPassword.require(by, password);
    const secret = codes.newSecret();
    const sealed = await encryption.seal({ kind: 'totp', id: by.id }, secret);
    if (!(await store.begin(by.id, sealed, clock.now()))) throw secondFactorIsOn();
    return { secret, uri: otpauthUri(productName, by.email, secret) };
  }

  /** The session in which it is turned on has shown both. */
  async confirm(by: Pick<Caller, 'id' | 'sessionDigest'>, code: string): Promise<RecoveryCodesView> {
    const { store, sessions, emails, events, transaction, clock } = this.#deps;
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

  /** With a code of the app, since whoever has a recovery code alone must not get ten more. */
  async renew(
    by: Pick<Caller, 'id' | 'sessionDigest'>,
    { password, code }: { readonly password?: string | undefined; readonly code: string },
  ): Promise<RecoveryCodesView> {
    const { store, ownPassword, emails, transaction, clock } = this.#deps;
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
    const { store, recoveryCodes } = this.#deps;
    const generated = Array.from({ length: recoveryCodeCount }, () => recoveryCodes.generate());
    const digests = generated.map((each) => this.#digestOf(memberId, each));
    await store.addRecoveryCodes(memberId, digests);
    return { recoveryCodes: generated.map(spaced) };
  }

  async remove(
    by: Pick<Caller, 'id' | 'sessionDigest'>,
    { password, code }: { readonly password?: string | undefined; readonly code: string },
  ): Promise<Confirmation> {
    const { store, sessions, ownPassword, emails, events, transaction } = this.#deps;
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
    const { store, emails, clock } = this.#deps;
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
    const { codes, encryption } = this.#deps;
    const opened = await encryption.open({ kind: 'totp', id }, secret);
    const code = plainCode(typed);
    return acceptedSteps(now, lastStep).find((step) => codes.isSame(codes.codeOf(opened, step), code));
  }

  /** The id is part of it, so that a code opens one account only. */
  #digestOf(memberId: MemberId, code: string): string {
    return this.#deps.tokens.digest(`recovery ${memberId} ${code}`);
  }
}
