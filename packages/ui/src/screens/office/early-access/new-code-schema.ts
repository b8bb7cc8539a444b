import { codeRule, normalizeCode } from '@nestmates/domain/money/early-access/early-access.ts';
import { fromDateTimeLocal } from '../../../dates/local-date-time.ts';
import type { FormSchema } from '../../../forms/schema.ts';

export interface NewCode {
  readonly code: string;
  readonly places: number;
  /** Left out for a code that stays open. */
  readonly closesAt: string | null;
}

interface Typed {
  readonly code: string;
  readonly places: string;
  readonly closesAt: string;
}

const isCount = (places: number) => Number.isInteger(places) && places >= 1 && places <= codeRule.maxPlaces;

/** The fields hold text; whether the closing time is still to come says the server, by its own clock. */
export const newCodeSchema: FormSchema<NewCode> = {
  '~standard': {
    validate(values) {
      const typed = values as Typed;
      const code = normalizeCode(typed.code);
      const places = Number(typed.places.trim() || Number.NaN);
      const issues = [
        ...(codeRule.pattern.test(code) ? [] : [{ path: ['code'], message: codeRule.badCode }]),
        ...(isCount(places) ? [] : [{ path: ['places'], message: codeRule.badPlaces }]),
      ];
      if (issues.length > 0) return { issues };
      return { value: { code, places, closesAt: fromDateTimeLocal(typed.closesAt)?.toISOString() ?? null } };
    },
  },
};
