import * as z from 'zod/mini';
import type { StreamHandler } from './stream.ts';
import type { Upload, UploadRule } from './upload.ts';

/** Who may call. Each level includes the ones before it, except that an admin needs no plan. */
export const accessLevels = ['public', 'signed-in', 'member', 'pro', 'premium', 'admin'] as const;
export type Access = (typeof accessLevels)[number];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** At most `max` calls in `per` milliseconds, counted by network address or by member. */
export interface CallLimit {
  readonly by: 'address' | 'member';
  readonly max: number;
  readonly per: number;
}

type Shape = z.core.$ZodShape;
type Schema = z.core.$ZodType;
type StrictObject<S extends Shape> = z.ZodMiniObject<S, z.core.$strict>;
type NoFields = Record<never, never>;

interface Definition<
  A extends Access,
  P extends Shape,
  Q extends Shape,
  B extends Shape | Schema,
  R extends Schema,
  U extends UploadRule | undefined,
  G extends boolean,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  /** Other paths of the same endpoint. */
  readonly aliases?: readonly `/${string}`[];
  readonly access: A;
  readonly params?: P;
  readonly query?: Q;
  /** Fields, or a whole schema if a form validates with the same one. */
  readonly body?: B;
  /** Takes one file instead of a body. */
  readonly upload?: U;
  /** The response is an endless stream of events; `response` is the schema of one event. */
  readonly streams?: G;
  readonly response: R;
  readonly limit?: CallLimit;
  /** One sentence for the API documentation. */
  readonly summary: string;
}

type BodySchema<B extends Shape | Schema> = B extends Schema ? B : B extends Shape ? StrictObject<B> : never;

export interface Endpoint<
  A extends Access = Access,
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape | Schema = Shape | Schema,
  R extends Schema = Schema,
  U extends UploadRule | undefined = UploadRule | undefined,
  G extends boolean = boolean,
> {
  readonly method: Method;
  readonly path: string;
  readonly aliases: readonly string[];
  readonly access: A;
  readonly params: StrictObject<P>;
  readonly query: StrictObject<Q>;
  readonly body: BodySchema<B> | undefined;
  readonly upload: U;
  readonly streams: G;
  readonly response: R;
  readonly limit: CallLimit | undefined;
  readonly summary: string;
}

const isSchema = (body: Shape | Schema): body is Schema => '_zod' in body;

/**
 * The definition of one API call: the server mounts it, the web app calls it, and forms, docs and tests read
 * it.
 */
export function endpoint<
  const A extends Access,
  R extends Schema,
  P extends Shape = NoFields,
  Q extends Shape = NoFields,
  B extends Shape | Schema = NoFields,
  U extends UploadRule | undefined = undefined,
  const G extends boolean = false,
>(definition: Definition<A, P, Q, B, R, U, G>): Endpoint<A, P, Q, B, R, U, G> {
  const { body } = definition;
  return {
    ...definition,
    aliases: definition.aliases ?? [],
    params: z.strictObject(definition.params ?? ({} as P)),
    query: z.strictObject(definition.query ?? ({} as Q)),
    body: (body && (isSchema(body) ? body : z.strictObject(body))) as BodySchema<B> | undefined,
    upload: definition.upload as U,
    streams: (definition.streams ?? false) as G,
    limit: definition.limit,
  };
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<NonNullable<E['body']>>;
/** The uploaded file; undefined if the endpoint takes none. */
export type FileOf<E extends Endpoint> = E['upload'] extends UploadRule ? Upload : undefined;
export type ResponseOf<E extends Endpoint> = E['streams'] extends true
  ? StreamHandler<z.output<E['response']>>
  : z.output<E['response']>;
