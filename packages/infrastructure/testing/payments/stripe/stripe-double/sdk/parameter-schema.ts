/** What a parameter of Stripe's API may be, as the SDK declares it. */
export type ParameterSchema =
  | { readonly kind: 'string' | 'boolean' | 'integer' | 'decimal' | 'unset' }
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'list'; readonly of: ParameterSchema }
  | { readonly kind: 'map'; readonly of: ParameterSchema }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, ParameterField> }
  | { readonly kind: 'union'; readonly of: readonly ParameterSchema[] };

export interface ParameterField {
  readonly required: boolean;
  readonly schema: ParameterSchema;
}
