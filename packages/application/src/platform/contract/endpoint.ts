import type { ClosedTo } from '@nestmates/domain/platform/access/restriction.ts';
import * as z from 'zod/mini';
import type { StreamHandler } from './stream.ts';
import type { PairRule, Upload, UploadRule } from './upload.ts';

/** Who may call. Each level includes the ones before it, except that an admin needs no plan. */
export const accessLevels = ['public', 'signed-in', 'member', 'pro', 'premium', 'admin'] as const;
export type Access = (typeof accessLevels)[number];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Allows at most `max` calls in `per` milliseconds, counted by network address, or by member and for visitors by
 * address.
 */
export interface CallLimit {
  readonly by: 'address' | 'member';
  readonly max: number;
  readonly per: number;
}

/**
 * Serves a call that takes more than 10 ms of processor time. In each process `atOnce` of them run, `waiting` wait at
 * most, and members take turns; a member has one running, over all processes, and `perMember` running and waiting.
 * Further calls are refused as busy. Such a call is limited by member too.
 */
export interface CallQueue {
  readonly atOnce: number;
  readonly waiting: number;
  readonly perMember: number;
}

type Shape = z.core.$ZodShape;
type Schema = z.core.$ZodType;
type StrictObject<S extends Shape> = z.ZodMiniObject<S, z.core.$strict>;
type NoFields = Record<never, never>;

interface Definition {
  readonly method: Method;
  readonly path: `/${string}`;
  /** Other paths of the same endpoint. */
  readonly aliases?: readonly `/${string}`[];
  readonly access: Access;
  readonly params?: Shape;
  readonly query?: Shape;
  /** Fields, or a whole schema if a form validates with the same one. */
  readonly body?: Shape | Schema;
  /** It may also be left out, which is the same as one without fields. */
  readonly bodyOptional?: boolean;
  /** Takes one file instead of a body. */
  readonly upload?: UploadRule;
  /** The body may also be sent as a form, whose fields are texts, with this file in it or without. */
  readonly form?: UploadRule;
  /** Takes two files instead of a body, or nothing. */
  readonly pair?: PairRule;
  /** Type of a response that is a text and not JSON. */
  readonly mediaType?: string;
  /** The text comes in parts, so that it can be longer than the server has memory; `response` is the schema of one. */
  readonly inParts?: boolean;
  /** The response is an endless stream of events; `response` is the schema of one event. */
  readonly streams?: boolean;
  readonly response: Schema;
  readonly limit?: CallLimit;
  /** Refused while the member has not verified their e-mail, where the server requires that. */
  readonly needsVerifiedEmail?: boolean;
  /** Refused while the member's photo was never checked, where the server requires that. */
  readonly needsCheckedPhoto?: boolean;
  /** Refused unless the member has given their password, or used a passkey, within the last minutes. */
  readonly needsPassword?: boolean;
  /**
   * Which restrictions close it to a signed-in member: a call that shows them to somebody new is closed to limited ones, and
   * what protects their account, their money or a child to nobody.
   */
  readonly closedTo?: ClosedTo;
  readonly queue?: CallQueue;
  /** One sentence for the API documentation. */
  readonly summary: string;
}

/** Any endpoint. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly aliases: readonly string[];
  readonly access: Access;
  readonly params: StrictObject<Shape>;
  readonly query: StrictObject<Shape>;
  readonly body: Schema | undefined;
  readonly bodyOptional: boolean;
  readonly upload: UploadRule | undefined;
  readonly form: UploadRule | undefined;
  readonly pair: PairRule | undefined;
  readonly mediaType: string | undefined;
  readonly inParts: boolean;
  readonly streams: boolean;
  readonly response: Schema;
  readonly limit: CallLimit | undefined;
  readonly needsVerifiedEmail: boolean;
  readonly needsCheckedPhoto: boolean;
  readonly needsPassword: boolean;
  readonly closedTo: ClosedTo;
  readonly queue: CallQueue | undefined;
  readonly summary: string;
}

type FieldsOf<Fields> = StrictObject<Fields extends Shape ? Fields : NoFields>;
type BodySchema<Body> = Body extends Schema ? Body : Body extends Shape ? StrictObject<Body> : undefined;
/** What the definition gives for a name, undefined if it leaves the name out. */
type Given<D, Name extends string> = D extends { readonly [Key in Name]: infer Value } ? Value : undefined;

/** The endpoint of a definition, with method, path and schemas as they were written. */
interface DefinedEndpoint<D extends Definition> extends Endpoint {
  readonly method: D['method'];
  readonly path: D['path'];
  readonly access: D['access'];
  readonly params: FieldsOf<Given<D, 'params'>>;
  readonly query: FieldsOf<Given<D, 'query'>>;
  readonly body: BodySchema<Given<D, 'body'>>;
  readonly upload: Given<D, 'upload'> extends UploadRule ? Given<D, 'upload'> : undefined;
  readonly form: Given<D, 'form'> extends UploadRule ? Given<D, 'form'> : undefined;
  readonly pair: Given<D, 'pair'> extends PairRule ? Given<D, 'pair'> : undefined;
  readonly inParts: Given<D, 'inParts'> extends true ? true : false;
  readonly streams: Given<D, 'streams'> extends true ? true : false;
  readonly response: D['response'];
}

/** Refuses a misspelt property, which a type parameter would accept. */
type NothingElse<D> = { readonly [Name in Exclude<keyof D, keyof Definition>]: never };

const isSchema = (body: Shape | Schema): body is Schema => '_zod' in body;

/**
 * The definition of one API call: the server mounts it, the web app calls it, and forms, docs and tests read
 * it.
 */
export function endpoint<const D extends Definition>(definition: D & NothingElse<D>): DefinedEndpoint<D> {
  const { body, params = {}, query = {} }: Definition = definition;
  const complete: Endpoint = {
    ...definition,
    aliases: definition.aliases ?? [],
    params: z.strictObject(params),
    query: z.strictObject(query),
    body: body && (isSchema(body) ? body : z.strictObject(body)),
    bodyOptional: definition.bodyOptional ?? false,
    upload: definition.upload,
    form: definition.form,
    pair: definition.pair,
    mediaType: definition.mediaType,
    inParts: definition.inParts ?? false,
    streams: definition.streams ?? false,
    limit: definition.limit,
    needsVerifiedEmail: definition.needsVerifiedEmail ?? false,
    needsCheckedPhoto: definition.needsCheckedPhoto ?? false,
    needsPassword: definition.needsPassword ?? false,
    closedTo: definition.closedTo ?? 'suspended',
    queue: definition.queue,
  };
  return complete as DefinedEndpoint<D>;
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
/** The query as it is sent, before the schema turns its text into values. */
export type QueryTextOf<E extends Endpoint> = z.input<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<NonNullable<E['body']>>;
/** What was uploaded; undefined if the endpoint takes no file, or the call came without one. */
export type FileOf<E extends Endpoint> = E['upload'] extends UploadRule
  ? Upload
  : E['form'] extends UploadRule
    ? Upload | undefined
    : E['pair'] extends PairRule
      ? readonly [Upload, Upload] | undefined
      : undefined;
export type ResponseOf<E extends Endpoint> = E['streams'] extends true
  ? StreamHandler<z.output<E['response']>>
  : E['inParts'] extends true
    ? AsyncIterable<z.output<E['response']>>
    : z.output<E['response']>;
