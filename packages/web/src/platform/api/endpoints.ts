import type { Api } from '@nestmates/application/api.ts';
import type {
  BodyOf,
  ParamsOf,
  QueryTextOf,
  ResponseOf,
} from '@nestmates/application/platform/contract/endpoint.ts';

/** An endpoint by its method and path: `get /api/matches`. */
export type EndpointName = keyof Api;
export type ReadName = Extract<EndpointName, `get ${string}`>;

export type AnswerOf<Name extends EndpointName> = ResponseOf<Api[Name]>;
export type BodyFor<Name extends EndpointName> = BodyOf<Api[Name]>;

type FieldsOf<Schema extends { readonly shape: object }> = keyof Schema['shape'];

/** The query as a page gives it: a number where the address has its digits. */
export type QueryFor<Name extends EndpointName> = {
  readonly [Field in keyof QueryTextOf<Api[Name]>]:
    | QueryTextOf<Api[Name]>[Field]
    | (QueryTextOf<Api[Name]>[Field] extends string | undefined ? number : never);
};

type ParamsInput<Name extends EndpointName> =
  FieldsOf<Api[Name]['params']> extends never ? unknown : { readonly params: ParamsOf<Api[Name]> };
type BodyInput<Name extends EndpointName> = [BodyFor<Name>] extends [never]
  ? unknown
  : { readonly body: BodyFor<Name> };
type QueryInput<Name extends EndpointName> =
  FieldsOf<Api[Name]['query']> extends never
    ? unknown
    : Record<never, never> extends QueryFor<Name>
      ? { readonly query?: QueryFor<Name> }
      : { readonly query: QueryFor<Name> };

/** What a call of the endpoint takes, written out for messages of the compiler. */
type CallInput<Name extends EndpointName> = {
  [Part in keyof (ParamsInput<Name> & BodyInput<Name> & QueryInput<Name>)]: (ParamsInput<Name> &
    BodyInput<Name> &
    QueryInput<Name>)[Part];
};

/** Distributes over names, so that the message about an unknown name is not about its arguments. */
export type CallArguments<Name extends EndpointName> = Name extends EndpointName
  ? keyof CallInput<Name> extends never
    ? []
    : Record<never, never> extends CallInput<Name>
      ? [given?: CallInput<Name>]
      : [given: CallInput<Name>]
  : never;

type ReadInput<Name extends ReadName> = (FieldsOf<Api[Name]['params']> extends never
  ? unknown
  : ParamsOf<Api[Name]>) &
  (FieldsOf<Api[Name]['query']> extends never ? unknown : QueryFor<Name>);

/** A field that may be left out may also be undefined. */
type Given<Input> = {
  readonly [Field in keyof Input]: Record<never, never> extends Pick<Input, Field>
    ? Input[Field] | undefined
    : Input[Field];
};

/** What a read takes: the parameters of its path and its query, beside each other. */
export type ReadArguments<Name extends ReadName> = Name extends ReadName
  ? keyof ReadInput<Name> extends never
    ? []
    : Record<never, never> extends ReadInput<Name>
      ? [given?: Given<ReadInput<Name>>]
      : [given: Given<ReadInput<Name>>]
  : never;

export type ListEntry = { readonly id: number | string } | { readonly userId: number };

/** The endpoints that answer a list page by page. */
export type PagedName = {
  [Name in ReadName]: 'before' extends FieldsOf<Api[Name]['query']> ? Name : never;
}[ReadName];
/** Those with one list; the others have one for each value in their path. */
export type ListName = {
  [Name in PagedName]: FieldsOf<Api[Name]['params']> extends never ? Name : never;
}[PagedName];
export type ListParams<Name extends PagedName> =
  FieldsOf<Api[Name]['params']> extends never ? undefined : ParamsOf<Api[Name]>;
export type ItemOf<Name extends PagedName> =
  AnswerOf<Name> extends readonly (infer Item extends ListEntry)[] ? Item : never;
