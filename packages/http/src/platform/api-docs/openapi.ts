import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { failure } from '@nestmates/application/platform/contract/failure.ts';
import type { PairRule, UploadRule } from '@nestmates/application/platform/contract/upload.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import * as z from 'zod/mini';
import type { Route } from '../shared/serve.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** A streaming response is a sequence of events; the schema is that of one event's data. */
const responseContent = ({ response, streams, mediaType }: Endpoint): Json => {
  const schema = schemaOf(response, 'output');
  const type = streams ? 'text/event-stream' : (mediaType ?? 'application/json');
  return { content: { [type]: { schema } } };
};

const parameters = (endpoint: Endpoint, where: 'path' | 'query'): Json[] => {
  const fields = where === 'path' ? endpoint.params : endpoint.query;
  return Object.entries(fields.def.shape).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(schema, undefined).success,
    schema: schemaOf(schema, 'input'),
  }));
};

/** The header of a paged response that links to the next page. */
const pageLink = ({ query }: Endpoint): Json =>
  'before' in query.def.shape
    ? {
        headers: {
          Link: {
            description: '`<…>; rel="next"`, the address of the next page; without it this was the last.',
            schema: { type: 'string' },
          },
        },
      }
    : {};

const operationId = (method: string, path: string) =>
  [method, ...path.split('/').filter(Boolean)].map((part) => part.replace(/\W/g, '')).join('-');

const filesOf = (fields: readonly string[], types: readonly string[]): Json => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field, { type: 'string', format: 'binary' }])),
      required: fields,
      additionalProperties: false,
    },
    encoding: Object.fromEntries(fields.map((field) => [field, { contentType: types.join(', ') }])),
  },
});
const multipart = ({ field, types }: UploadRule): Json => filesOf([field], types);
const pairOf = ({ fields, types }: PairRule): Json => filesOf(fields, types);

/** The same fields as in JSON, as texts, and the file. */
const formOf = (body: Json, { field, types }: UploadRule): Json => ({
  'multipart/form-data': {
    schema: {
      ...body,
      properties: { ...(body.properties as Json), [field]: { type: 'string', format: 'binary' } },
    },
    encoding: { [field]: { contentType: types.join(', ') } },
  },
});

const requestBody = ({ body, bodyOptional, upload, form, pair }: Endpoint): Json => {
  if (pair) return { requestBody: { required: false, content: pairOf(pair) } };
  if (upload) return { requestBody: { required: true, content: multipart(upload) } };
  if (!body) return {};
  const schema = schemaOf(body, 'input');
  const { content } = json(schema);
  return {
    requestBody: {
      required: !bodyOptional,
      content: form ? { ...content, ...formOf(schema, form) } : content,
    },
  };
};

const operation = (endpoint: Endpoint, path: string): Json => ({
  operationId: operationId(endpoint.method, path),
  summary: endpoint.summary,
  'x-access': endpoint.access,
  ...(endpoint.limit
    ? { 'x-limit': `${endpoint.limit.max} in ${endpoint.limit.per / 60_000} minutes by ${endpoint.limit.by}` }
    : {}),
  ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
  parameters: [...parameters(endpoint, 'path'), ...parameters(endpoint, 'query')],
  ...requestBody(endpoint),
  responses: {
    200: { description: 'Done.', ...pageLink(endpoint), ...responseContent(endpoint) },
    default: { description: 'Refused.', ...json({ $ref: '#/components/schemas/Failure' }) },
  },
});

export const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

export function openApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const { endpoint } of routes) {
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const at = openApiPath(path);
      paths[at] = { ...paths[at], [endpoint.method]: operation(endpoint, path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'nestmates' } },
    },
  };
}
