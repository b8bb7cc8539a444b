import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Erasure, ReasonLeft } from './data-rules.ts';

interface ColumnOptions {
  /** Part of the primary key. */
  readonly key?: true;
  /** Said where it differs from what the table says of its columns. */
  readonly erasure?: Erasure;
  /** Shown in the export: in the table's section, in the one that is named, or by a statement of the feature. */
  readonly exported?: true | string;
  /** Left out of the export, and why. */
  readonly left?: ReasonLeft;
}

export interface Column<Value = unknown> extends ColumnOptions {
  /** Type as PostgreSQL names it. */
  readonly type: string;
  readonly isNullable?: true;
  /** Says nothing of anybody, in a row that refers to no member any more: numbers, times, flags and words of a list. */
  readonly saysNothing?: true;
  /** Refers to a member's account. */
  readonly ofMember?: true;
  /** Stands in types alone. */
  readonly value?: Value;
}

const columnOf =
  <Wide>(type: string, more: Pick<Column, 'saysNothing'> = {}) =>
  <Value extends Wide = Wide>(options: ColumnOptions = {}): Column<Value> => ({ type, ...more, ...options });

const saysNothing = true;

export const text = columnOf<string>('text');
/** One of the words of a list. */
export const oneOf = columnOf<string>('text', { saysNothing });
export const uuid = columnOf<string>('uuid');
export const integer = columnOf<number>('integer', { saysNothing });
export const smallint = columnOf<number>('smallint', { saysNothing });
/** The driver gives it as text. */
export const bigint = columnOf<string | number>('bigint', { saysNothing });
export const decimal = columnOf<string | number>('numeric(8,2)', { saysNothing });
export const real = columnOf<number>('double precision', { saysNothing });
export const flag = columnOf<boolean>('boolean', { saysNothing });
export const instant = columnOf<Date>('timestamp with time zone', { saysNothing });
export const day = columnOf<string | Date>('date', { saysNothing });
export const json = columnOf<unknown>('jsonb');
export const texts = columnOf<readonly string[]>('text[]');
export const integers = columnOf<readonly number[]>('integer[]');
export const instants = columnOf<readonly Date[]>('timestamp with time zone[]');
export const searchWords = columnOf<string>('tsvector');

/** The number of a row. */
export const key = <Id extends number = number>(options: ColumnOptions = {}): Column<Id> =>
  integer<Id>({ key: true, ...options });

/** A member whose account, once deleted, takes the row along or leaves this empty. */
export function member(erasure: 'deleted', options?: ColumnOptions): Column<MemberId>;
export function member(erasure: 'emptied', options?: ColumnOptions): Column<MemberId | null>;
export function member(erasure: 'deleted' | 'emptied', options: ColumnOptions = {}): Column<MemberId | null> {
  const column = integer<MemberId>({ ...options, erasure });
  return { ...column, ofMember: true, ...(erasure === 'emptied' ? { isNullable: true } : {}) };
}

export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({
  ...column,
  isNullable: true,
});
