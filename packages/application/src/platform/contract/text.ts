import {
  isPersonName,
  normalizePersonName,
  personNameMessage,
} from '@nestmates/domain/platform/shared/person-name.ts';
import { characterCount, hasVisibleText, toOneLine } from '@nestmates/domain/platform/shared/text.ts';
import * as z from 'zod/mini';

interface TextRule {
  readonly max: number;
  readonly tooLong: string;
  /** What else is asked of it. */
  readonly check?: ReturnType<typeof z.refine<string>>;
}

interface RequiredTextRule extends TextRule {
  readonly missing: string;
}

const atMost = ({ max, tooLong }: TextRule) =>
  z.refine<string>((text) => characterCount(text) <= max, tooLong);

/** A text that members read; one of spaces and invisible characters alone counts as missing. */
export const requiredText = (rule: RequiredTextRule) =>
  z.string(rule.missing).check(z.trim(), z.refine(hasVisibleText, rule.missing), atMost(rule));

/** The same without line breaks. */
export const requiredLine = (rule: RequiredTextRule) =>
  z.string(rule.missing).check(z.overwrite(toOneLine), z.refine(hasVisibleText, rule.missing), atMost(rule));

/** A text that may be left out; without anything visible it is empty. */
export const optionalText = (rule: TextRule) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.overwrite((text) => (hasVisibleText(text) ? text : '')),
        atMost(rule),
        ...(rule.check ? [rule.check] : []),
      ),
    ),
  );

const personName = z.refine<string>(isPersonName, personNameMessage);

export const requiredName = (rule: RequiredTextRule) =>
  z
    .string(rule.missing)
    .check(
      z.overwrite(normalizePersonName),
      z.refine(hasVisibleText, { error: rule.missing, abort: true }),
      atMost(rule),
      personName,
    );

/** A name that may be left out. */
export const optionalName = (rule: TextRule) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.overwrite((text) => (hasVisibleText(text) ? normalizePersonName(text) : '')),
        atMost(rule),
        z.refine((name) => name === '' || isPersonName(name), personNameMessage),
      ),
    ),
  );
