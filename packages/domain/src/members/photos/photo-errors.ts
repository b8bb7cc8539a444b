import { DomainError } from '../../platform/shared/errors.ts';
import { photoRule } from './photo-rules.ts';

export const wrongPhotoType = (): DomainError =>
  new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', photoRule.wrongType);

export const photoTooLarge = (): DomainError => new DomainError('too-large', 'TOO_LARGE', photoRule.tooLarge);
